// The message box: plain messages, and commands completed as one types.
import { $, $$, addressOf, channel, member, post, say, showError } from "./dom.js";
import { toEnd } from "./messages.js";
import { focusNext, form, options } from "./options.js";
import { awaitAnswer } from "./presses.js";

const box = $("#say"), completions = $("#completions"), command = $("#command"), composer = $("#composer");
let known = [], asked = "", turn = 0;

// What is typed names a command by its words in order, in the member's language or in English.
function matches(each, typed) {
  return [each.shown, each.name].some((name) => {
    let at = 0;
    return typed.split(/\s+/).filter(Boolean).every((word) => {
      const found = name.toLowerCase().indexOf(word, at);
      at = found + word.length;
      return found >= 0;
    });
  });
}

// What is typed in full comes first, then what begins so.
function rank(each, typed) {
  const names = [each.shown, each.name];
  return names.includes(typed) ? 0 : names.some((name) => name.startsWith(typed)) ? 1 : 2;
}

// Fetches what can be typed here, once for each member and channel; says whether something newer was typed meanwhile.
async function isLate() {
  const mine = ++turn;
  if (asked === member() + channel()) return false;
  const answer = await (await fetch(addressOf("commands"))).json();
  if (mine !== turn) return true;
  known = answer;
  asked = member() + channel();
  return false;
}

const named = (typed) => known.find((each) => [each.shown, each.name].includes(typed.trim().split(/\s+/).join(" ")));

async function complete() {
  if (!box.value.startsWith("/")) { close(); return; }
  if (await isLate()) return;
  const typed = box.value.slice(1).toLowerCase();
  if (typed.endsWith(" ") && named(typed)) { pick(named(typed).name); return; }
  offer(known.filter((each) => matches(each, typed)).sort((a, b) => rank(a, typed.trim()) - rank(b, typed.trim())));
}

function offer(found) {
  const none = say(known.length ? "local-none-found" : "local-not-online");
  $(".none", completions).textContent = found.length ? "" : none;
  $("ul", completions).replaceChildren(...found.map(completionLine));
  completions.hidden = false;
  box.setAttribute("aria-expanded", "true");
  highlight(0);
}

function completionLine(each, index) {
  const item = document.createElement("li"), name = document.createElement("b"), about = document.createElement("small");
  item.id = `completion${index}`;
  item.setAttribute("role", "option");
  name.textContent = "/" + each.shown;
  const wanted = each.options.map((option) => {
    const tag = document.createElement("i");
    tag.textContent = option.shown;
    tag.classList.toggle("needed", option.required);
    return tag;
  });
  about.textContent = each.description;
  item.append(name, ...wanted, about);
  item.dataset.name = each.name;
  return item;
}

function highlight(at) {
  const lines = $$("li", completions);
  lines.forEach((each, index) => {
    each.classList.toggle("on", index === at);
    each.setAttribute("aria-selected", index === at);
  });
  lines[at]?.scrollIntoView({ block: "nearest" });
  box.setAttribute("aria-activedescendant", lines[at]?.id || "");
}

function close() {
  turn += 1;
  completions.hidden = true;
  box.setAttribute("aria-expanded", "false");
  box.removeAttribute("aria-activedescendant");
}

async function pick(name) {
  close();
  const response = await fetch(addressOf("command", { name }));
  if (!response.ok) { showError(say("local-not-online")); return; }
  command.innerHTML = await response.text();
  command.hidden = false;
  box.value = "";
  box.hidden = true;
  focusNext();
}

export function dropCommand() {
  command.hidden = true;
  command.replaceChildren();
  box.hidden = false;
  close();
  asked = "";
}

box.addEventListener("input", complete);
box.addEventListener("keydown", (event) => {
  if (completions.hidden) return;
  const lines = $$("li", completions), at = Math.max(0, lines.findIndex((each) => each.classList.contains("on")));
  const moves = { ArrowDown: at + 1, ArrowUp: at - 1 };
  if (event.key === "Escape") { event.preventDefault(); close(); }
  if (!lines.length) return;
  if (event.key in moves) { event.preventDefault(); highlight((moves[event.key] + lines.length) % lines.length); }
  if (event.key === "Enter" || event.key === "Tab") { event.preventDefault(); pick(lines[at].dataset.name); }
});
composer.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && form() && !event.defaultPrevented) { dropCommand(); box.focus(); }
});
document.addEventListener("click", (event) => {
  const item = event.target.closest("#completions li"), typed = event.target.closest("main [data-type]");
  if (item) pick(item.dataset.name);
  else if (typed) pick(typed.dataset.type);
  else if (event.target.closest("[data-drop]")) { dropCommand(); box.focus(); }
  else if (!event.target.closest("#composer")) close();
});

composer.addEventListener("submit", (event) => {
  event.preventDefault();
  if (form()) sendCommand();
  else if (box.value.startsWith("/")) sendTyped();
  else if (box.value.trim()) sendText();
});

// A command that is typed in full is sent as it is, unless something has to be filled in first.
async function sendTyped() {
  if (await isLate()) return;
  const found = named(box.value.slice(1).toLowerCase());
  if (!found) { showError(say("local-no-command")); return; }
  await pick(found.name);
  if (form() && !found.options.some((option) => option.required)) await sendCommand();
}

async function sendCommand() {
  const answer = await awaitAnswer(post("slash", { name: form().dataset.command, options: options() }));
  if (!answer) return;
  dropCommand();
  if (answer.kind !== "modal") box.focus({ preventScroll: true });
  toEnd();
}

async function sendText() {
  const text = box.value;
  box.value = "";
  await awaitAnswer(post("say", { text }));
}
