// The member's language, the server's, the colours, and whether the bot may write privately.
import { $, $$, post, showError } from "./dom.js";
import { reload } from "./navigation.js";

const dialog = $("#settings");

function showTheme() {
  for (const radio of $$("[name=theme]", dialog)) radio.checked = radio.value === document.documentElement.dataset.theme;
}

function open() {
  showTheme();
  dialog.showModal();
}

async function speak(what, locale) {
  await post(what, { locale });
  await reload();
  showTheme();
}

const changes = {
  theme(field) {
    localStorage.setItem("theme", field.value);
    document.documentElement.dataset.theme = field.value;
  },
  locale: (field) => speak("member", field.value),
  guild: (field) => speak("guild", field.value),
  async direct(field) { await post("member", { dms_closed: !field.checked }); },
};

document.addEventListener("click", (event) => {
  const everyone = event.target.closest("[data-speak]");
  if (everyone) speak("language", everyone.dataset.speak).catch((error) => showError(error.message));
  else if (event.target.closest("[data-settings]")) open();
  else if (event.target.closest("[data-close]") || event.target === dialog) dialog.close();
});
dialog.addEventListener("change", async (event) => {
  try { await changes[event.target.name](event.target); } catch (error) { showError(error.message); }
});
