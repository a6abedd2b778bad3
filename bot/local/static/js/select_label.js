// What is ticked in a dropdown list, shown while it is closed, and read out after its topic.
import { $, $$ } from "./dom.js";

export function showChosen(select) {
  const chosen = $$("input:checked", select), shown = $(".chosen", select);
  const names = chosen.map((box) => $("b", box.parentElement).textContent).join(", ");
  shown.textContent = names || shown.dataset.placeholder;
  shown.classList.toggle("some", chosen.length > 0);
  const topic = $(".topic", select);
  // "Language: same as Discord" names its topic itself.
  topic.hidden = !names || names.startsWith(topic.textContent.trim());
}
