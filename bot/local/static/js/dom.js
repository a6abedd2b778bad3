// The page's elements, and what it asks of the server.
export const $ = (selector, within = document) => within.querySelector(selector);
export const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
export const { home } = document.body.dataset;
export const member = () => document.body.dataset.member;
export const channel = () => document.body.dataset.channel;
export const here = (path, more = {}) =>
  `${home}${path}?${new URLSearchParams({ member: member(), channel: channel(), ...more })}`;
export const coarse = matchMedia("(pointer: coarse)");

// What the page says by itself, in the member's language; a fact stands in it as {fact}.
export const said = (key, facts = {}) =>
  JSON.parse(document.body.dataset.words)[key].replace(/\{(\w+)\}/g, (_, fact) => facts[fact]);

// What the bot or the member's own client would not do: the page says it in its own words.
export class Refused extends Error {}

export const ask = (url, request) =>
  fetch(url, request).catch(() => { throw new Error(said("local-not-running")); });

export async function act(what, body) {
  const response = await ask(`${home}control/${what}`, {
    method: "POST", headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ member: member(), channel: channel(), ...body }),
  });
  if (!response.ok) throw new Refused(said("local-failed"));
  return response.json();
}

export function made(html) {
  const holder = document.createElement("template");
  holder.innerHTML = html.trim();
  return holder.content.firstElementChild;
}

// What can have the focus, in order; a select's options only while it is open.
const FOCUSABLE = "a[href], button, summary, input, textarea, select";
const named = (it) => it.dataset.press || it.getAttribute("href") || it.textContent.trim();

// Put new content in the place of old, with the focus where it was: by name, else by position.
export function keepingFocus(old, replace) {
  const within = old.contains(document.activeElement);
  const order = $$(FOCUSABLE, old), held = document.activeElement;
  const fresh = replace();
  if (!within || !fresh) return;
  const all = $$(FOCUSABLE, fresh);
  const same = all.find((it) => named(it) === named(held)) || all[order.indexOf(held)];
  same?.focus({ preventScroll: true });
}

export function refill(element, html) {
  if (element.dataset.was === html) return;
  keepingFocus(element, () => { element.innerHTML = html; return element; });
  element.dataset.was = html;
}

export function toast(title, html, url, bad = false) {
  const box = document.createElement(url ? "a" : "div");
  box.className = bad ? "toast bad" : "toast";
  if (url) { box.href = url; box.dataset.go = ""; }
  const head = document.createElement("b");
  head.textContent = title;
  box.append(head);
  if (html) box.insertAdjacentHTML("beforeend", html);
  $("#toasts").append(box);
  setTimeout(() => box.remove(), 7000);
}

export const wrong = (text) => toast(text, "", null, true);
