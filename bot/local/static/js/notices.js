// Notices of messages in other places: each stays until its place is opened, its question is over, or
// it is dismissed.
import { $, $$, channel, member, say } from "./dom.js";

const MOST = 3;
const list = $("#notices");
const held = () => list.contains(document.activeElement);

// Show what was said where: the newest of each place, and of the last few places.
export function notify({ channel: from, place, html, url }) {
  const notice = document.createElement("div"), focused = held();
  Object.assign(notice.dataset, { from, member: member() });
  notice.className = "notice";
  notice.append(link(place, html, url), dismissal());
  $(`[data-from="${from}"]`, list)?.remove();
  list.append(notice);
  for (const old of $$(".notice", list).slice(0, -MOST)) old.remove();
  if (focused && !held()) $("a", notice).focus();
}

function link(place, html, url) {
  const opening = document.createElement("a"), head = document.createElement("b"), said = document.createElement("span");
  Object.assign(opening, { href: url });
  opening.dataset.go = "";
  head.textContent = `${place}: `;
  said.innerHTML = html;
  opening.append(head, said);
  return opening;
}

function dismissal() {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "✕";
  button.setAttribute("aria-label", say("local-notice-dismiss"));
  return button;
}

// What is on the screen now, or was for another member, needs no notice.
export function dropSeen() {
  for (const notice of $$(".notice", list))
    if (notice.dataset.from === channel() || notice.dataset.member !== member()) notice.remove();
}

// Keep the notices only of the channels that still call.
export function dropOver(notifying) {
  for (const notice of $$(".notice", list)) if (!notifying.includes(notice.dataset.from)) notice.remove();
}

list.addEventListener("click", (event) => {
  if (!event.target.closest("button")) return;
  event.target.closest(".notice").remove();
  ($("a", list) || $("#messages")).focus({ preventScroll: true });
});
