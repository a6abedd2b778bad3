// Dropdown lists: opened, walked through by keyboard, and chosen from.
import { $, $$ } from "./dom.js";
import { showChosen } from "./select_label.js";
import { showPending } from "./messages.js";
import { awaitAnswer, press } from "./presses.js";

async function choose(select) {
  const values = $$("input:checked", select).map((box) => box.value);
  if (values.length < select.dataset.least) return;
  select.dataset.sent = "";
  // What is closed cannot keep the focus, and the redrawn message looks for it.
  if (select.contains(document.activeElement)) $("summary", select).focus({ preventScroll: true });
  select.open = false;
  const answer = await awaitAnswer(press(select.closest("[data-message]").dataset.message, select.dataset.select, values), select);
  // A form asks for more first: where it is cancelled, nothing has been chosen.
  if (answer?.kind === "modal") restore(select);
}

function restore(select) {
  for (const box of $$("input", select)) box.checked = box.defaultChecked;
  showChosen(select);
}

// As in the real client, a list of several sends what is ticked when it closes, however it does.
function sendOnClose(select) {
  const boxes = $$("input", select), chosen = boxes.filter((box) => box.checked);
  if (select.hasAttribute("data-sent") || boxes.every((box) => box.checked === box.defaultChecked)) return;
  if (chosen.length >= select.dataset.least) return choose(select);
  restore(select);
}

document.addEventListener("click", (event) => {
  const done = event.target.closest("[data-choose]"), within = event.target.closest(".select");
  if (done) choose(within);
  for (const select of $$(".select[open]:not([data-field])")) if (select !== within) select.open = false;
});

document.addEventListener("change", (event) => {
  const select = event.target.closest(".select");
  if (!select) return;
  const most = Number(select.dataset.most);
  if ($$("input:checked", select).length > most) event.target.checked = false;
  showChosen(select);
  if (most !== 1) return;
  if (select.hasAttribute("data-field")) { select.open = false; $("summary", select).focus(); }
  else choose(select);
});

document.addEventListener("keydown", (event) => {
  const select = event.target.closest?.(".select");
  if (!select) return;
  if (event.key === "Escape" && select.open) { event.preventDefault(); event.stopPropagation(); select.open = false; $("summary", select).focus(); }
  if (event.key === "Enter" && event.target.matches("input")) { event.preventDefault(); event.target.click(); }
  if (event.key === "ArrowDown" || event.key === "ArrowUp") walk(event, select);
}, true);

// Arrows move without choosing: a list of one answers at once.
function walk(event, select) {
  event.preventDefault();
  select.open = true;
  const boxes = $$("input", select), step = event.key === "ArrowDown" ? 1 : -1;
  const at = boxes.indexOf(document.activeElement);
  const next = at < 0 ? boxes.find((box) => box.checked) || boxes[0] : boxes[(at + step + boxes.length) % boxes.length];
  next?.focus();
}

document.addEventListener("toggle", (event) => {
  const select = event.target;
  if (!select.matches?.(".select:not([data-field])")) return;
  if (!select.open) { sendOnClose(select); showPending(); return; }
  delete select.dataset.sent;
  const list = $("#messages").getBoundingClientRect(), box = select.getBoundingClientRect();
  select.classList.toggle("up", list.bottom - box.bottom < 300 && box.top - list.top > list.bottom - box.bottom);
  $(".options", select).scrollIntoView({ block: "nearest" });
}, true);
