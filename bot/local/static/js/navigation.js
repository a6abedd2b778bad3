// Opening other channels and members without loading the page again, and the stream of changes.
import { $, $$, addressOf, channel, coarse, refill, say, showError } from "./dom.js";
import { dropCommand } from "./composer.js";
import { dropPending, finishShowing, show, toMessage, toNewest } from "./messages.js";
import { dropOver, dropSeen, notify } from "./notices.js";

const AROUND = ["rail", "sidebar", "header", "members"];
let news, title = document.title;

export const reload = () => navigate(location.href, false).catch(() => setTimeout(reload, 1000));
// A message of the channel that is open is found without loading anything, as in Discord.
export function follow(url) {
  const { hash, searchParams } = new URL(url, location);
  const here = searchParams.get("channel") === channel() && hash && $(hash);
  if (here) toMessage(here);
  else navigate(url).catch(() => showError(say("local-not-running")));
}

export async function navigate(url, remember = true) {
  const response = await fetch(url);
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  if (!next.body.dataset.channel) throw new Error("not a page");
  if (remember) history.pushState(null, "", response.url + new URL(url, location).hash);
  title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  Object.assign(document.body.dataset, next.body.dataset);
  translateFrame(next);
  for (const id of [...AROUND, "settings"]) refill($(`#${id}`), $(`#${id}`, next).innerHTML);
  $("#messages").innerHTML = $("#messages", next).innerHTML;
  for (const id of ["composer", "closed"]) $(`#${id}`).hidden = $(`#${id}`, next).hidden;
  document.body.classList.remove("open");
  $("#newest").hidden = true;
  $("#toasts").replaceChildren();
  dropSeen();
  dropCommand();
  dropPending();
  enterChannel();
}

// What stands around the parts that are filled anew: its texts and names in the member's language.
function translateFrame(next) {
  const fresh = $$("[data-said]", next);
  $$("[data-said]").forEach((it, index) => {
    for (const part of it.dataset.said.split(" "))
      if (part === "text") it.textContent = fresh[index].textContent;
      else it.setAttribute(part, fresh[index].getAttribute(part));
  });
}

export function enterChannel() {
  finishShowing();
  countInTitle();
  const wanted = location.hash && $(location.hash);
  if (wanted) toMessage(wanted);
  else toNewest();
  if (!coarse.matches && !$("#composer").hidden && !$("dialog[open]")) $("#say").focus({ preventScroll: true });
  listen();
}

// The tab's title counts what waits elsewhere.
function countInTitle() {
  const waiting = $$("#sidebar .badge").reduce((sum, badge) => sum + Number(badge.dataset.count), 0);
  document.title = waiting ? `(${waiting}) ${title}` : title;
}

function listen() {
  news?.close();
  news = new EventSource(addressOf("events", { after: document.body.dataset.made }));
  news.addEventListener("message", (event) => { if (event.data) show(JSON.parse(event.data)); });
  news.addEventListener("ping", (event) => {
    const ping = JSON.parse(event.data);
    if (ping.channel !== channel()) notify(ping);
  });
  news.addEventListener("around", (event) => refreshAround(JSON.parse(event.data)));
  news.onerror = () => { if (news.readyState === EventSource.CLOSED) setTimeout(reload, 1000); };
}

function refreshAround(parts) {
  const scrolled = $("#sidebar nav").scrollTop, old = $$("#sidebar details[open]").length;
  for (const id of AROUND) refill($(`#${id}`), parts[id]);
  $("#sidebar nav").scrollTop = scrolled;
  if (old) for (const closed of $$("#sidebar details")) closed.open = true;
  $("#composer").hidden = !parts.open;
  $("#closed").hidden = parts.open;
  countInTitle();
  dropOver(parts.notifying);
}
