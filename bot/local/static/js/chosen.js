// What is ticked in a dropdown list: shown while it is closed, and kept while its message changes.
import { $, $$ } from "./dom.js";

export function choosing(select) {
  const chosen = $$("input:checked", select), shown = $(".chosen", select);
  const names = chosen.map((box) => $("b", box.parentElement).textContent).join(", ");
  shown.textContent = names || shown.dataset.placeholder;
  shown.classList.toggle("some", chosen.length > 0);
}

// A message that changes while one chooses keeps its open list, with what was ticked.
export function reopen(old, fresh) {
  for (const select of $$(".select[open]", old)) {
    const same = $$(".select", fresh).find((it) => it.dataset.select === select.dataset.select);
    if (!same) continue;
    const ticked = new Set($$("input:checked", select).map((box) => box.value));
    for (const box of $$("input", same)) box.checked = ticked.has(box.value);
    same.open = true;
  }
}
