// Forms that the bot opens.
import { $, $$, act, coarse, said } from "./dom.js";
import { noticePress, reveal, showHeld } from "./messages.js";
import { choosing } from "./chosen.js";

const dialog = $("#modal");

export function openModal(html) {
  dialog.innerHTML = html;
  for (const select of $$(".select", dialog)) choosing(select);
  for (const field of $$("[data-max]", dialog)) count(field);
  dialog.showModal();
  const first = $("input:not([type=radio], [type=checkbox]), textarea", dialog);
  first?.focus({ focusVisible: !coarse.matches });
  first?.select?.();
}

function count(field) {
  const shown = $(".count", field.closest(".labelled")), most = Number(field.dataset.max);
  if (!shown) return;
  shown.textContent = most < 4000 ? `${field.value.length}/${most}` : "";
  shown.classList.toggle("over", field.value.length > most);
}

function fault(field) {
  const { length } = field.value, least = Number(field.dataset.min || 0), most = Number(field.dataset.max);
  if (!length) return field.required ? said("local-field-required") : "";
  if (length > most) return said("local-field-long", { count: most });
  return length < least ? said("local-field-short", { count: least }) : "";
}

// Say what is wrong under each field; true if nothing is.
function complete(form) {
  const bad = $$("[data-max]", form).filter((field) => {
    const told = fault(field), note = $(".fault", field.closest(".labelled"));
    note.textContent = told;
    field.setAttribute("aria-invalid", Boolean(told));
    return told;
  });
  bad[0]?.focus();
  return !bad.length;
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

dialog.addEventListener("input", (event) => { if (event.target.dataset.max) count(event.target); });
dialog.addEventListener("click", (event) => { if (event.target.closest("[data-cancel]") || event.target === dialog) dialog.close(); });
dialog.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target, note = $(".wrong", form);
  if (!complete(form)) return;
  noticePress();
  try {
    const answer = await act("submit", { modal: form.dataset.modal, values: filled(form) });
    note.hidden = answer.kind !== "failed";
    note.textContent = said("local-no-answer");
    if (answer.kind !== "failed") dialog.close();
    if (answer.kind === "message") reveal(answer.message.id);
  } catch (error) {
    note.hidden = false;
    note.textContent = error.message;
  }
});
dialog.addEventListener("close", showHeld);
