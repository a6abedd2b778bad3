// The member's language, the server's, the colours, and whether the bot may write privately.
import { $, act, wrong } from "./dom.js";
import { again } from "./journey.js";

const dialog = $("#settings");

function open() {
  for (const radio of dialog.querySelectorAll("[name=theme]")) radio.checked = radio.value === document.documentElement.dataset.theme;
  dialog.showModal();
}

const changes = {
  theme(field) {
    localStorage.setItem("theme", field.value);
    document.documentElement.dataset.theme = field.value;
  },
  async locale(field) { await act("member", { locale: field.value }); await again(); },
  async guild(field) { await act("guild", { locale: field.value }); await again(); },
  async direct(field) { await act("member", { dms_closed: !field.checked }); },
};

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-settings]")) open();
  else if (event.target.closest("[data-close]") || event.target === dialog) dialog.close();
});
dialog.addEventListener("change", async (event) => {
  try { await changes[event.target.name](event.target); } catch (error) { wrong(error.message); }
});
