// The page's elements, and what it asks of the server.
export const $ = (selector, within = document) => within.querySelector(selector);
export const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
export const { home } = document.body.dataset;
export const member = () => document.body.dataset.member;
export const channel = () => document.body.dataset.channel;
export const addressOf = (path, more = {}) =>
  `${home}${path}?${new URLSearchParams({ member: member(), channel: channel(), ...more })}`;
export const coarse = matchMedia("(pointer: coarse)");

// What the page says by itself, in the member's language; a fact stands in it as {fact}.
export const say = (key, facts = {}) =>
  JSON.parse(document.body.dataset.words)[key].replace(/\{(\w+)\}/g, (_, fact) => facts[fact]);

// What the bot or the member's own client would not do: the page says it in its own words.
export class Refused extends Error {}

export const ask = (url, request) =>
  fetch(url, request).catch(() => { throw new Error(say("local-not-running")); });

export async function post(what, body) {
  const response = await ask(`${home}control/${what}`, {
    method: "POST", headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ member: member(), channel: channel(), ...body }),
  });
  if (!response.ok) throw new Refused(say("local-failed"));
  return response.json();
}

export function elementFrom(html) {
  const holder = document.createElement("template");
  holder.innerHTML = html.trim();
  return holder.content.firstElementChild;
}

const FOCUSABLE = "a[href], button:enabled, summary, input, textarea, select";
const focusable = (within) => $$(FOCUSABLE, within).filter((it) => it.checkVisibility());
const idOf = (it) => it.dataset.press || it.closest(".select")?.dataset.select
  || it.getAttribute("href") || it.textContent.trim();

// What a control is called whether it is chosen or not: a list by its topic, not by what is chosen.
const labelOf = (it) => ($(".topic", it)?.textContent || it.getAttribute("aria-label") || it.textContent).replace(/^[\s✓]+/, "").trim();

// The control that is called as another was before, of several with that name the one in its place.
function namesake(held, before, after) {
  const label = labelOf(held), called = (it) => labelOf(it) === label;
  return label && after.filter(called)[before.filter(called).indexOf(held)];
}

// Replace content without losing the focus: it goes to the control with the same id or label,
// in a private panel to the one in its place, otherwise to the whole: at the table, Enter would press
// what has come there instead.
export function keepingFocus(old, replace) {
  const held = document.activeElement;
  if (!old.contains(held)) { replace(); return; }
  const before = focusable(old), fresh = replace(), after = focusable(fresh);
  const same = after.find((it) => idOf(it) === idOf(held)) || namesake(held, before, after);
  const inPlace = fresh.matches?.(".hidden-from-others") && after.length === before.length && after[before.indexOf(held)];
  (same || inPlace || fresh).focus({ preventScroll: true });
}

export function refill(element, html) {
  if (element.dataset.was === html) return;
  keepingFocus(element, () => { element.innerHTML = html; return element; });
  element.dataset.was = html;
}

export const SHOWN_FOR_MS = 7000;

export function showError(text) {
  const box = document.createElement("b");
  box.className = "toast";
  box.textContent = text;
  $("#toasts").append(box);
  setTimeout(() => box.remove(), SHOWN_FOR_MS);
}
