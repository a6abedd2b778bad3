// Buttons, and what the bot answers.
import { $, addressOf, ask, post, Refused, say, showError } from "./dom.js";
import { openModal } from "./modal.js";
import { noticePress, reveal } from "./messages.js";

// A message may change under one's finger.
export const press = (message, what, values) => post("press", { message, what, values }).catch((error) => {
  throw error instanceof Refused ? new Error(say("local-too-late")) : error;
});

export async function awaitAnswer(asking, button) {
  button?.classList.add("busy");
  noticePress();
  try {
    const answer = await asking;
    if (answer.kind === "failed") failed(button);
    if (answer.kind === "modal") openModal(await (await ask(addressOf("modal", { interaction: answer.interaction }))).text());
    if (answer.kind === "message" || answer.kind === "deferred") reveal(answer.message.id);
    return answer;
  } catch (error) {
    showError(error.message);
    return null;
  } finally {
    button?.classList.remove("busy");
  }
}

function failed(button) {
  const parts = button?.closest(".components");
  if (!parts) { showError(say("local-no-answer")); return; }
  $(".failed-note", parts)?.remove();
  const note = document.createElement("p");
  note.className = "failed-note";
  note.setAttribute("role", "alert");
  note.textContent = say("local-no-answer");
  parts.append(note);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-press]"), put = event.target.closest("[data-dismiss]");
  if (button) awaitAnswer(press(button.closest("[data-message]").dataset.message, button.dataset.press), button);
  else if (put) post("dismiss", { message: put.dataset.dismiss }).catch((error) => showError(error.message));
});
