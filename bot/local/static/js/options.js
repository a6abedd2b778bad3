// The options of a command that is being typed: one field each, some completed by the bot.
import { $, $$, post } from "./dom.js";

const command = $("#command");
let turn = 0;

export const form = () => $("[data-command]", command);

export function options() {
  const given = {};
  for (const field of $$("input[name], select[name]", command))
    if (field.value !== "") given[field.name] = field.dataset.value ?? field.value;
  return given;
}

// Where nothing has to be filled in, the command is ready to be sent.
export function focusNext() {
  ($(":is(input, select):required", command) || $("#composer [type=submit]")).focus();
}

// What the option is for, and while nothing stands there, whether something has to.
function explain(field) {
  const { about, need } = field.closest(".pill").dataset;
  $(".about", command).textContent = field.value ? about : `${about} · ${need}`;
}

const choices = (field) => field.parentElement.querySelector(".choices");

// Tell a screen reader whether the list is open, and which line of it Enter takes.
function tell(field) {
  const list = choices(field), on = list.hidden ? null : $(".on", list);
  field.setAttribute("aria-expanded", !list.hidden);
  for (const line of $$("button", list)) line.setAttribute("aria-selected", line === on);
  field.setAttribute("aria-activedescendant", on?.id || "");
}

async function suggest(field) {
  const mine = ++turn, asked = { ...options(), [field.name]: field.value };
  const answer = await post("autocomplete", { name: form().dataset.command, focused: field.name, options: asked }).catch(() => ({}));
  if (mine !== turn || document.activeElement !== field) return;
  const list = choices(field);
  list.replaceChildren(...(answer.choices || []).map((choice, index) => {
    const line = document.createElement("button");
    line.type = "button";
    line.tabIndex = -1;
    line.id = `${list.id}-${index}`;
    line.setAttribute("role", "option");
    line.textContent = choice.name;
    line.dataset.value = choice.value;
    // Nobody has to name what may be left out: there Enter sends the command.
    line.classList.toggle("on", index === 0 && (field.required || field.value !== ""));
    return line;
  }));
  list.hidden = !list.children.length;
  tell(field);
}

function take(field, line) {
  turn += 1;
  field.value = line.textContent;
  field.dataset.value = line.dataset.value;
  choices(field).hidden = true;
  tell(field);
  explain(field);
}

function walk(event, field) {
  const lines = $$("button", choices(field)), at = lines.findIndex((line) => line.classList.contains("on"));
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    event.preventDefault();
    lines[at]?.classList.remove("on");
    const next = at < 0 ? lines.at(step > 0 ? 0 : -1) : lines[(at + step + lines.length) % lines.length];
    next.classList.add("on");
    next.scrollIntoView({ block: "nearest" });
    tell(field);
  } else if (event.key === "Enter" || event.key === "Tab") {
    if (event.key === "Enter") event.preventDefault();
    if (at >= 0) take(field, lines[at]);
    else if (event.key === "Enter") { choices(field).hidden = true; $("#composer").requestSubmit(); }
  } else if (event.key === "Escape") {
    event.preventDefault();
    choices(field).hidden = true;
    tell(field);
  }
}

command.addEventListener("input", (event) => {
  explain(event.target);
  if (!event.target.hasAttribute("data-complete")) return;
  delete event.target.dataset.value;
  suggest(event.target);
});
command.addEventListener("focusin", (event) => {
  if (event.target.matches("input, select")) explain(event.target);
  if (event.target.hasAttribute("data-complete")) suggest(event.target);
});
command.addEventListener("focusout", (event) => {
  const list = event.target.hasAttribute?.("data-complete") && choices(event.target);
  if (list && !list.contains(event.relatedTarget)) { list.hidden = true; tell(event.target); }
});
// The list must not go away under the finger that chooses from it.
command.addEventListener("mousedown", (event) => { if (event.target.closest(".choices")) event.preventDefault(); });
command.addEventListener("click", (event) => {
  const line = event.target.closest(".choices button");
  if (line) { event.preventDefault(); take($("input", line.closest(".pill")), line); }
});
command.addEventListener("keydown", (event) => {
  const field = event.target;
  if (field.hasAttribute("data-complete") && !choices(field).hidden) walk(event, field);
  else if (event.key === "Enter" && field.matches("select")) { event.preventDefault(); $("#composer").requestSubmit(); }
});
