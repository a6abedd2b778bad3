// Forms that the bot opens.
import { $, $$, coarse, post, say } from "./dom.js";
import { noticePress, reveal, showPending } from "./messages.js";
import { showChosen } from "./select_label.js";

const dialog = $("#modal");
const TYPED = "input:not([type=radio], [type=checkbox], [type=file]), textarea";

export function openModal(html) {
  dialog.innerHTML = html;
  for (const select of $$(".select", dialog)) showChosen(select);
  for (const field of $$("[data-max]", dialog)) count(field);
  dialog.showModal();
  const first = $(TYPED, dialog);
  first?.focus({ focusVisible: !coarse.matches });
  first?.setSelectionRange(first.value.length, first.value.length);
}

function count(field) {
  const shown = $(".count", field.closest(".labelled")), most = Number(field.dataset.max);
  if (!shown) return;
  shown.textContent = most < 4000 ? `${field.value.length}/${most}` : "";
  shown.classList.toggle("over", field.value.length > most);
}

function problemWith(field) {
  const { length } = field.value, least = Number(field.dataset.min || 0), most = Number(field.dataset.max);
  if (!length) return field.required ? say("local-field-required") : "";
  if (length > most) return say("local-field-long", { count: most });
  return length < least ? say("local-field-short", { count: least }) : "";
}

// Say what is wrong under each field; true if nothing is.
function validate(form) {
  const bad = $$("[data-max]", form).filter((field) => {
    const problem = problemWith(field), note = $(".fault", field.closest(".labelled"));
    note.textContent = problem;
    field.setAttribute("aria-invalid", Boolean(problem));
    return problem;
  });
  bad[0]?.focus();
  return !bad.length;
}

async function fileIn(field) {
  const bytes = new Uint8Array(await field.files[0].arrayBuffer());
  return { name: field.files[0].name, data: btoa(Array.from(bytes, (it) => String.fromCharCode(it)).join("")) };
}

async function valuesOf(form) {
  const values = {};
  for (const field of $$(TYPED, form)) values[field.name] = field.value;
  for (const field of $$("[data-file]", form)) if (field.files.length) values[field.name] = [await fileIn(field)];
  for (const select of $$("[data-field]", form)) values[select.dataset.select] = $$("input:checked", select).map((o) => o.value);
  for (const set of $$("[data-group]", form)) {
    const chosen = $$("input:checked", set).map((o) => o.value);
    values[set.dataset.group] = set.dataset.kind === "21" ? chosen[0] ?? null : chosen;
  }
  for (const box of $$("[data-check]", form)) values[box.name] = box.checked;
  return values;
}

dialog.addEventListener("input", (event) => { if (event.target.dataset.max) count(event.target); });
dialog.addEventListener("click", (event) => { if (event.target.closest("[data-cancel]") || event.target === dialog) dialog.close(); });
dialog.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target, note = $(".wrong", form);
  if (!validate(form)) return;
  noticePress();
  try {
    const answer = await post("submit", { modal: form.dataset.modal, values: await valuesOf(form) });
    if (answer.kind === "failed") throw new Error(say("local-no-answer"));
    dialog.close();
    if (answer.kind === "message") reveal(answer.message.id);
  } catch (error) {
    note.hidden = false;
    note.textContent = error.message;
  }
});
dialog.addEventListener("close", showPending);
