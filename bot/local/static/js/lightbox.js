// A picture in full size, with its description under it.
import { $ } from "./dom.js";

const dialog = $("#lightbox");

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-picture]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const small = $("img", link);
  Object.assign($("img", dialog), { src: link.href, alt: small.alt });
  $("p", dialog).textContent = small.alt;
  $("a", dialog).href = link.href;
  dialog.showModal();
});
dialog.addEventListener("click", (event) => { if (!event.target.closest("a")) dialog.close(); });
