// One member looking at one channel: news come in by server-sent events, acts go out by POST.
"use strict";
const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
const home = document.body.dataset.home;
let news;

const member = () => document.body.dataset.member;
const channel = () => document.body.dataset.channel;
const here = (path, more = {}) =>
  `${home}${path}?${new URLSearchParams({ member: member(), channel: channel(), ...more })}`;

async function act(what, body) {
  const response = await fetch(`${home}control/${what}`, {
    method: "POST", headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ member: member(), channel: channel(), ...body }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.refused || "That did not work.");
  return answer;
}

// What the page shows.

function stamps(within = document) {
  for (const time of $$("time.stamp", within)) time.textContent = stamp(time.dataset.unix * 1000, time.dataset.style);
  for (const time of $$("time.when", within)) {
    const at = new Date(time.dataset.iso), today = new Date().toDateString() === at.toDateString();
    time.textContent = at.toLocaleString("en", today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" });
    time.title = at.toLocaleString("en", { dateStyle: "full", timeStyle: "medium" });
  }
}

function stamp(at, style) {
  const styles = { t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
    f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" } };
  if (style !== "R") return new Date(at).toLocaleString("en", styles[style]);
  const seconds = Math.round((at - Date.now()) / 1000), words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  for (const [unit, size] of [["day", 86400], ["hour", 3600], ["minute", 60]])
    if (Math.abs(seconds) >= size) return words.format(Math.round(seconds / size), unit);
  return words.format(seconds, "second");
}

function group() {
  let before = null;
  for (const message of $$(".message")) {
    const near = before && message.dataset.author === before.dataset.author && message.dataset.alone === "0"
      && before.dataset.alone === "0" && new Date(message.dataset.at) - new Date(before.dataset.at) < 420000;
    message.classList.toggle("follow", Boolean(near));
    before = message;
  }
}

function dress(within = document) {
  stamps(within);
  for (const select of $$(".select", within)) choosing(select);
  group();
}

const atEnd = () => { const list = $("#messages"); return list.scrollHeight - list.scrollTop - list.clientHeight < 120; };
const toEnd = () => { const list = $("#messages"); list.scrollTop = list.scrollHeight; };

function show({ id, html }) {
  const old = document.getElementById(`m${id}`);
  const stick = atEnd() || (!old && Date.now() - pressed < 2500);
  if (!html) old?.remove();
  else {
    const holder = document.createElement("template");
    holder.innerHTML = html.trim();
    const fresh = holder.content.firstElementChild;
    if (old) old.replaceWith(fresh);
    else place(fresh);
    for (const image of $$("img", fresh)) image.addEventListener("load", () => stick && toEnd());
  }
  dress();
  if (stick) toEnd();
  else if (html && !old) $("#newest").hidden = false;
  if (id === awaited) reveal(id);
  if (html && !document.hidden) act("read", {}).catch(() => {});
}

// What comes of one's own press comes into sight, even where one has scrolled up.
let awaited = "", pressed = 0;
function reveal(id) {
  awaited = id;
  const answer = document.getElementById(`m${id}`);
  if (!answer) return;
  awaited = "";
  answer.scrollIntoView({ block: "nearest" });
}

function place(fresh) {
  fresh.classList.add("arrived");
  const later = $$(".message").find((message) => BigInt(message.dataset.id) > BigInt(fresh.dataset.id));
  later ? later.before(fresh) : $("#messages").append(fresh);
}

function toast(title, html, url, bad = false) {
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

function listen() {
  news?.close();
  news = new EventSource(here("events", { after: document.body.dataset.made }));
  news.addEventListener("message", (event) => { if (event.data) show(JSON.parse(event.data)); });
  news.addEventListener("ping", (event) => {
    const ping = JSON.parse(event.data);
    if (ping.channel !== channel() || document.hidden) toast(ping.place, ping.html, ping.url);
  });
  news.addEventListener("around", (event) => {
    const around = JSON.parse(event.data), scrolled = $("#sidebar nav").scrollTop;
    $("#sidebar").innerHTML = around.sidebar;
    $("#sidebar nav").scrollTop = scrolled;
    $("#header").innerHTML = around.header;
    $("#composer").hidden = !around.open;
    $("#closed").hidden = around.open;
  });
  news.onerror = () => { if (news.readyState === EventSource.CLOSED) setTimeout(again, 1000); };
}

const again = () => go(location.href, false).catch(() => setTimeout(again, 1000));
const visit = (url) => go(url).catch(() => toast("The local Discord is not running.", "", null, true));

async function go(url, remember = true) {
  const response = await fetch(url);
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  if (!next.body.dataset.channel) throw new Error("not a page");
  if (remember) history.pushState(null, "", response.url + new URL(url, location).hash);
  document.title = next.title;
  Object.assign(document.body.dataset, next.body.dataset);
  for (const id of ["sidebar", "header", "messages"]) $(`#${id}`).innerHTML = $(`#${id}`, next).innerHTML;
  for (const id of ["composer", "closed"]) $(`#${id}`).hidden = $(`#${id}`, next).hidden;
  document.body.classList.remove("open");
  $("#newest").hidden = true;
  $("#toasts").replaceChildren();
  dropCommand();
  begin();
}

function begin() {
  dress();
  const wanted = location.hash && $(location.hash);
  wanted ? wanted.scrollIntoView({ block: "center" }) : toEnd();
  listen();
}

// Presses, choices and modals.

async function answered(asking, button) {
  button?.classList.add("busy");
  pressed = Date.now();
  try {
    const answer = await asking;
    if (answer.kind === "failed") toast("The bot did not answer in time.", "", null, true);
    if (answer.kind === "modal") await openModal(answer.interaction);
    if (answer.kind === "message" || answer.kind === "deferred") reveal(answer.message.id);
    return answer;
  } catch (error) {
    toast(error instanceof TypeError ? "The local Discord is not running." : error.message, "", null, true);
    return null;
  } finally {
    button?.classList.remove("busy");
  }
}

async function openModal(interaction) {
  const dialog = $("#modal");
  dialog.innerHTML = await (await fetch(here("modal", { interaction }))).text();
  for (const select of $$(".select", dialog)) choosing(select);
  dialog.showModal();
  $("input, textarea", dialog)?.focus();
}

function filled(form) {
  const values = {};
  for (const field of $$("input:not([type=radio], [type=checkbox]), textarea", form)) values[field.name] = field.value;
  for (const select of $$("[data-field]", form)) values[select.dataset.select] = $$("input:checked", select).map((o) => o.value);
  for (const set of $$("[data-group]", form)) {
    const chosen = $$("input:checked", set).map((o) => o.value);
    values[set.dataset.group] = set.dataset.kind === "21" ? chosen[0] ?? null : chosen;
  }
  for (const box of $$("[data-check]", form)) values[box.name] = box.checked;
  return values;
}

function choosing(select) {
  const chosen = $$("input:checked", select), shown = $(".chosen", select);
  const names = chosen.map((box) => $("b", box.parentElement).textContent).join(", ");
  shown.textContent = names || shown.dataset.placeholder;
  shown.classList.toggle("some", chosen.length > 0);
}

// A message may change under one's finger.
const press = (message, what, values) => act("press", { message, what, values }).catch((error) => {
  throw error instanceof TypeError ? error : new Error("Too late: this has just changed. Have another look.");
});

function choose(select) {
  const values = $$("input:checked", select).map((box) => box.value);
  if (values.length < select.dataset.least) return;
  select.open = false;
  answered(press(select.closest("[data-message]").dataset.message, select.dataset.select, values), select);
}

document.addEventListener("click", (event) => {
  const on = (selector) => event.target.closest(selector);
  const link = on("a[data-go], a.mention[href]"), button = on("[data-press]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) { event.preventDefault(); visit(link.href); }
  else if (button) answered(press(button.closest("[data-message]").dataset.message, button.dataset.press), button);
  else if (on("[data-dismiss]")) act("dismiss", { message: on("[data-dismiss]").dataset.dismiss });
  else if (on("[data-choose]")) choose(on(".select"));
  else if (on("[data-cancel]")) $("#modal").close();
  else if (on("#menu")) document.body.classList.add("open");
  else if (on("#shade")) document.body.classList.remove("open");
  else if (on("[data-drop]")) dropCommand();
  else if (on("[data-type]")) pick(on("[data-type]").dataset.type);
  else if (on("#newest")) toEnd();
  if (!on(".select")) for (const select of $$(".select[open]:not([data-field])")) select.open = false;
});

document.addEventListener("change", (event) => {
  const select = event.target.closest(".select");
  if (!select) return;
  const most = Number(select.dataset.most);
  if ($$("input:checked", select).length > most) event.target.checked = false;
  choosing(select);
  if (most === 1) { if (select.hasAttribute("data-field")) select.open = false; else choose(select); }
});

$("#modal").addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target, wrong = $(".wrong", form);
  try {
    const answer = await act("submit", { modal: form.dataset.modal, values: filled(form) });
    wrong.hidden = answer.kind !== "failed";
    wrong.textContent = "The bot did not answer in time. Try again.";
    if (answer.kind !== "failed") $("#modal").close();
  } catch (error) {
    wrong.hidden = false;
    wrong.textContent = error.message;
  }
});

// Typing: messages, commands and their options.

const say = $("#say"), completions = $("#completions"), command = $("#command");
let known = [], asked = "";

async function complete() {
  if (!say.value.startsWith("/")) { completions.hidden = true; return; }
  if (asked !== member() + channel()) { known = await (await fetch(here("commands"))).json(); asked = member() + channel(); }
  const typed = say.value.slice(1).toLowerCase();
  const found = known.filter((each) => each.name.includes(typed.trim()) || typed.startsWith(each.name + " "));
  completions.replaceChildren(...found.map((each, index) => {
    const line = document.createElement("li"), name = document.createElement("b"), about = document.createElement("small");
    name.textContent = "/" + each.name;
    about.textContent = each.description;
    line.append(name, about);
    line.dataset.name = each.name;
    line.classList.toggle("on", index === 0);
    return line;
  }));
  completions.hidden = !found.length;
}

async function pick(name) {
  const response = await fetch(here("command", { name }));
  if (!response.ok) { toast("The bot is not here yet. Try again in a moment.", "", null, true); return; }
  command.innerHTML = await response.text();
  command.hidden = false;
  completions.hidden = true;
  say.value = "";
  say.placeholder = "Press Enter to send the command";
  ($("input, select", command) || say).focus();
}

function dropCommand() {
  command.hidden = true;
  command.replaceChildren();
  completions.hidden = true;
  asked = "";
  say.placeholder = "Type / for commands, or a message";
}

function options() {
  const given = {};
  for (const field of $$("input[name], select[name]", command)) if (field.value !== "") given[field.name] = field.dataset.value ?? field.value;
  return given;
}

say.addEventListener("input", complete);
say.addEventListener("keydown", (event) => {
  const lines = $$("li", completions), at = lines.findIndex((line) => line.classList.contains("on"));
  if (event.key === "Escape") dropCommand();
  if (completions.hidden || !lines.length) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    const next = (at + (event.key === "ArrowDown" ? 1 : lines.length - 1)) % lines.length;
    lines[at]?.classList.remove("on");
    lines[next].classList.add("on");
    lines[next].scrollIntoView({ block: "nearest" });
  } else if (event.key === "Enter" || event.key === "Tab") { event.preventDefault(); pick(lines[Math.max(at, 0)].dataset.name); }
});
completions.addEventListener("click", (event) => { const line = event.target.closest("li"); if (line) pick(line.dataset.name); });

command.addEventListener("input", async (event) => {
  const field = event.target;
  if (!field.hasAttribute("data-complete")) return;
  delete field.dataset.value;
  const name = $("[data-command]", command).dataset.command, list = field.nextElementSibling;
  const answer = await act("autocomplete", { name, focused: field.name, options: { ...options(), [field.name]: field.value } }).catch(() => ({}));
  list.replaceChildren(...(answer.choices || []).map((choice) => {
    const line = document.createElement("button");
    line.type = "button";
    line.textContent = choice.name;
    line.onclick = () => { field.value = choice.name; field.dataset.value = choice.value; list.hidden = true; };
    return line;
  }));
  list.hidden = !list.children.length;
});
command.addEventListener("focusin", (event) => { if (event.target.hasAttribute("data-complete")) event.target.dispatchEvent(new Event("input", { bubbles: true })); });

$("#composer").addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = $("[data-command]", command);
  if (form) {
    const body = { name: form.dataset.command, options: options() };
    const answer = await answered(act("slash", body));
    if (answer) { dropCommand(); say.focus(); toEnd(); }
  } else if (say.value.startsWith("/")) {
    toast("There is no such command.", "", null, true);
  } else if (say.value.trim()) {
    const text = say.value;
    say.value = "";
    await answered(act("say", { text }));
  }
});

document.addEventListener("toggle", (event) => {
  if (event.target.matches(".select[open]")) event.target.scrollIntoView({ block: "nearest" });
}, true);
window.addEventListener("popstate", again);
// A growing composer must not push the newest message out of sight.
let end = true;
$("#messages").addEventListener("scroll", () => { end = atEnd(); if (end) $("#newest").hidden = true; });
new ResizeObserver(() => { if (end) toEnd(); }).observe($("#messages"));
setInterval(stamps, 1000);
begin();
