// The member's language, the server's, the colours, and whether the bot may write privately.
import { $, $$, act, wrong } from "./dom.js";
import { again } from "./journey.js";

const dialog = $("#settings");

function showTheme() {
  for (const radio of $$("[name=theme]", dialog)) radio.checked = radio.value === document.documentElement.dataset.theme;
}

function open() {
  showTheme();
  dialog.showModal();
}

async function speak(what, locale) {
  await act(what, { locale });
  await again();
  showTheme();
}

const changes = {
  theme(field) {
    localStorage.setItem("theme", field.value);
    document.documentElement.dataset.theme = field.value;
  },
  locale: (field) => speak("member", field.value),
  guild: (field) => speak("guild", field.value),
  async direct(field) { await act("member", { dms_closed: !field.checked }); },
};

document.addEventListener("click", (event) => {
  const everyone = event.target.closest("[data-speak]");
  if (everyone) speak("language", everyone.dataset.speak).catch((error) => wrong(error.message));
  else if (event.target.closest("[data-settings]")) open();
  else if (event.target.closest("[data-close]") || event.target === dialog) dialog.close();
});
dialog.addEventListener("change", async (event) => {
  try { await changes[event.target.name](event.target); } catch (error) { wrong(error.message); }
});
