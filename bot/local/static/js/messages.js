// The messages of the open channel: new ones, changed ones, and where one has scrolled to.
import { $, $$, elementFrom, keepingFocus, post } from "./dom.js";
import { announce, announceAnswer, linesOf } from "./announcements.js";
import { showChosen } from "./select_label.js";
import { day, writeTimes } from "./times.js";

const GROUPED_WITHIN = 420000, ANSWERED_WITHIN = 5000;
const list = $("#messages");
let awaitedId = "", pressed = 0, stuck = true, top = 0, pending = [];

const atEnd = () => list.scrollHeight - list.scrollTop - list.clientHeight < 120;
const notePlace = () => { stuck = atEnd(); top = list.scrollTop; };
export function toEnd() {
  list.scrollTop = list.scrollHeight;
  notePlace();
}
// Where nothing has been said yet, one reads from the top.
export function toNewest() {
  if ($(".message", list)) toEnd();
  else list.scrollTop = 0;
}
export function toMessage(message) {
  message.scrollIntoView({ block: "center" });
  for (const found of $$(".message.found")) found.classList.remove("found");
  message.getBoundingClientRect();  // So that it flashes again.
  message.classList.add("found");
  notePlace();
}
export const noticePress = () => { pressed = Date.now(); };
// An open list or form stays as it is under the finger: news wait until it is closed.
const isChoosing = () => $(".select[open], #modal[open]");

export function finishShowing(within = document) {
  writeTimes(within);
  for (const select of $$(".select", within)) showChosen(select);
  group();
  for (const message of $$(".message")) growth.observe(message);
}

// Messages of one author within seven minutes stand together; a new day gets a line.
function group() {
  let before = null;
  for (const line of $$(".day")) line.remove();
  for (const message of $$(".message")) {
    const today = day(message.dataset.at), fresh = !before || day(before.dataset.at) !== today;
    if (fresh) heading(message).before(elementFrom(`<div class="day" role="separator"><span>${today}</span></div>`));
    message.classList.toggle("follow", !fresh && follows(before, message));
    before = message;
  }
}

const heading = (message) => message.previousElementSibling?.matches(".fresh-line") ? message.previousElementSibling : message;
const follows = (before, message) => message.dataset.author === before.dataset.author
  && message.dataset.alone === "0" && before.dataset.alone === "0"
  && heading(message) === message
  && new Date(message.dataset.at) - new Date(before.dataset.at) < GROUPED_WITHIN;

export function show(news) {
  if (isChoosing()) pending.push(news);
  else change(news);
}

export function showPending() {
  if (!isChoosing()) for (const news of pending.splice(0)) change(news);
  stay();
}

export const dropPending = () => { pending = []; };

function change({ id, html }) {
  const old = document.getElementById(`m${id}`), own = Date.now() - pressed < ANSWERED_WITHIN;
  const stick = stuck || (!old && own), before = old && linesOf(old);
  const index = own && old ? $$("button", old).indexOf(document.activeElement) : -1;
  const pressedAt = document.activeElement.getBoundingClientRect().top;
  if (!html) remove(old);
  else put(elementFrom(html), old);
  finishShowing();
  if (html) readOut(document.getElementById(`m${id}`), before, own);
  if (stick) toEnd();
  else if (html && !old) $("#newest").hidden = false;
  else if (html && own && !holdsPlace(document.getElementById(`m${id}`), index, pressedAt)) bringIntoView(document.getElementById(`m${id}`));
  if (id === awaitedId) reveal(id);
  if (html && !document.hidden) post("read", {}).catch(() => {});
}

// A private message that changes after one's own press is the answer to it, so its headings and
// warnings are heard again; of others only what changes.
function readOut(message, before, own) {
  if (before && own && message.matches(".hidden-from-others")) announceAnswer(message);
  else announce(message, before);
}

// The focus of a message that goes away goes to its neighbor.
function remove(message) {
  if (!message) return;
  const hadFocus = message.contains(document.activeElement);
  const beside = [message.nextElementSibling, message.previousElementSibling].find((it) => it?.matches(".message"));
  message.remove();
  if (hadFocus) (beside || list).focus({ preventScroll: true });
}

function put(fresh, old) {
  if (old) keepingFocus(old, () => { old.replaceWith(fresh); return fresh; });
  else place(fresh);
  if (fresh.dataset.app && !fresh.matches(".hidden-from-others")) $(".first-steps")?.remove();
}

// What comes of one's own press comes into sight, even where one has scrolled up.
export function reveal(id) {
  awaitedId = id;
  const answer = document.getElementById(`m${id}`);
  if (!answer) return;
  awaitedId = "";
  bringIntoView(answer);
}

// The end of a message has its buttons, so of one that is taller than the view the end is seen.
function bringIntoView(message) {
  const view = list.getBoundingClientRect(), box = message.getBoundingClientRect();
  if (message === $$(".message").at(-1)) toEnd();
  else if (box.bottom > view.bottom || box.bottom < view.top) list.scrollTop += box.bottom - view.bottom;
  else if (box.top < view.top && box.height <= view.height) list.scrollTop += box.top - view.top;
}

// In a message that is taller than the view, the button in the place of the one that was pressed, of
// a certain index in its message, stays under the finger.
function holdsPlace(message, index, pressedAt) {
  const button = $$("button", message)[index];
  if (!button) return false;
  if (message.offsetHeight <= list.clientHeight) return false;
  list.scrollTop += button.getBoundingClientRect().top - pressedAt;
  return true;
}

function place(fresh) {
  fresh.classList.add("arrived");
  const later = $$(".message").find((message) => BigInt(message.dataset.id) > BigInt(fresh.dataset.id));
  later ? later.before(fresh) : list.append(fresh);
}

// A growing composer or message, as by a picture that has come, must not push the newest message
// out of sight. Only a scroll upwards leaves the end: a message may have grown since toEnd when
// the scroll event of toEnd comes.
list.addEventListener("scroll", () => {
  if (atEnd() || list.scrollTop < top) stuck = atEnd();
  top = list.scrollTop;
  if (stuck) $("#newest").hidden = true;
});
function stay() { if (stuck && !isChoosing()) toNewest(); }
const growth = new ResizeObserver(stay);
growth.observe(list);
// A person who scrolls after a press has gone on to read: the answer must not pull the view back.
for (const moved of ["wheel", "touchmove"]) list.addEventListener(moved, () => { pressed = 0; }, { passive: true });
