// What a screen reader reads out by itself: new messages, and the lines that change in others.
import { $, $$ } from "./dom.js";

const KEPT = 7000;
const TEXTS = ".content, .embed-author, .embed-title, .embed-text, .field, .embed-footer";
const tidy = (line) => line.trim().replace(/ +/g, " ");

// The lines of a message as they are read, each by what it says apart from its ticking times.
export function linesOf(message) {
  const lines = new Map();
  for (const text of $$(TEXTS, message)) {
    const times = $$("time", text).map((time) => time.textContent);
    for (const line of text.innerText.split("\n").map(tidy).filter(Boolean))
      lines.set(times.reduce((rest, time) => rest.replace(time, ""), line), line);
  }
  return lines;
}

// Read out a message, or of one that was there before, given its lines then, what is new in it.
export function announce(message, before) {
  const news = [...linesOf(message)].filter(([line]) => !before?.has(line)).map(([, read]) => read);
  if (!news.length) return;
  const note = document.createElement("p");
  note.textContent = (before ? "" : $(".author", message).textContent + ": ") + news.join("\n");
  $("#announcements").append(note);
  // What has been read out would only stand in the way of reading the page.
  setTimeout(() => note.remove(), KEPT);
}
