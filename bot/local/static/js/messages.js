// The messages of the open channel: new ones, changed ones, and where one has scrolled to.
import { $, $$, act, keepingFocus, made } from "./dom.js";
import { choosing, reopen } from "./chosen.js";
import { day, stamps } from "./times.js";

const TOGETHER = 420000;
const list = $("#messages");
let awaited = "", pressed = 0, stuck = true;

export const atEnd = () => list.scrollHeight - list.scrollTop - list.clientHeight < 120;
export const toEnd = () => { list.scrollTop = list.scrollHeight; };
export const noticePress = () => { pressed = Date.now(); };

export function dress(within = document) {
  stamps(within);
  for (const select of $$(".select", within)) choosing(select);
  group();
}

// Messages of one author within seven minutes stand together; a new day gets a line.
function group() {
  let before = null;
  for (const line of $$(".day")) line.remove();
  for (const message of $$(".message")) {
    const today = day(message.dataset.at), fresh = !before || day(before.dataset.at) !== today;
    if (fresh) heading(message).before(made(`<div class="day" role="separator"><span>${today}</span></div>`));
    message.classList.toggle("follow", !fresh && follows(before, message));
    before = message;
  }
}

const heading = (message) => message.previousElementSibling?.matches(".fresh-line") ? message.previousElementSibling : message;
const follows = (before, message) => message.dataset.author === before.dataset.author
  && message.dataset.alone === "0" && before.dataset.alone === "0"
  && heading(message) === message
  && new Date(message.dataset.at) - new Date(before.dataset.at) < TOGETHER;

export function show({ id, html }) {
  const old = document.getElementById(`m${id}`);
  const stick = atEnd() || (!old && Date.now() - pressed < 2500);
  if (!html) old?.remove();
  else {
    const fresh = made(html);
    if (old) keepingFocus(old, () => { reopen(old, fresh); old.replaceWith(fresh); return fresh; });
    else place(fresh);
    for (const image of $$("img", fresh)) image.addEventListener("load", () => stick && toEnd());
    if (fresh.dataset.app && !fresh.matches(".hidden-from-others")) $(".first-steps")?.remove();
  }
  dress();
  if (stick) toEnd();
  else if (html && !old) $("#newest").hidden = false;
  if (id === awaited) reveal(id);
  if (html && !document.hidden) act("read", {}).catch(() => {});
}

// What comes of one's own press comes into sight, even where one has scrolled up.
export function reveal(id) {
  awaited = id;
  const answer = document.getElementById(`m${id}`);
  if (!answer) return;
  awaited = "";
  answer.scrollIntoView({ block: "nearest" });
}

function place(fresh) {
  fresh.classList.add("arrived");
  const later = $$(".message").find((message) => BigInt(message.dataset.id) > BigInt(fresh.dataset.id));
  later ? later.before(fresh) : list.append(fresh);
}

// A growing composer must not push the newest message out of sight.
list.addEventListener("scroll", () => { stuck = atEnd(); if (stuck) $("#newest").hidden = true; });
new ResizeObserver(() => { if (stuck) toEnd(); }).observe(list);
