// What a screen reader reads out by itself: messages that are new or answer one's own press, and
// the lines that change in others.
import { $, $$, SHOWN_FOR_MS } from "./dom.js";

const TEXTS = ".content, .embed-author, .embed-title, .embed-text, .field, .embed-footer";
const tidy = (line) => line.trim().replace(/ +/g, " ");

// The text of an element as it is laid out, with the words of the pictures in it.
function textOf(element) {
  const words = $$("img.custom-emoji", element).map((image) => {
    const word = document.createTextNode(` ${image.alt} `);
    image.before(word);
    return word;
  });
  const text = element.innerText;
  for (const word of words) word.remove();
  return text;
}

// The lines of a message in order: as they are read, without their ticking times, the heading of each.
export function linesOf(message) {
  let heading = null;
  return $$(TEXTS, message).flatMap((text) => {
    const times = $$("time", text).map((time) => time.textContent);
    const heads = $$("h1, h2, h3, strong, .field-name", text).map((head) => tidy(textOf(head)));
    return textOf(text).split("\n").map(tidy).filter(Boolean).map((read) => {
      const line = { read, says: times.reduce((rest, time) => rest.replace(time, ""), read), heading };
      if (heads.includes(read) || text.matches(".embed-title")) heading = line;
      return line;
    });
  });
}

// How many lines two ends of a text have in common, for each two places in it where they begin.
function common(before, after) {
  const found = Array.from({ length: before.length + 1 }, () => new Array(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      found[i][j] = before[i].says === after[j].says ? found[i + 1][j + 1] + 1 : Math.max(found[i + 1][j], found[i][j + 1]);
  return found;
}

// The lines that an edit has put in, each after its heading.
function changed(before, after) {
  const found = common(before, after), news = new Set();
  for (let i = 0, j = 0; j < after.length;) {
    if (i < before.length && before[i].says === after[j].says) { i += 1; j += 1; }
    else if (i < before.length && found[i + 1][j] >= found[i][j + 1]) i += 1;
    else { if (after[j].heading) news.add(after[j].heading); news.add(after[j]); j += 1; }
  }
  return [...news];
}

// Lines that end without a mark get a full stop, at which a voice pauses.
const joined = (lines) => lines.map((line) => (/[.!?:;,…][”“"’»)]*$/.test(line) ? line : `${line}.`)).join("\n");

// Read out a message whole, or given its lines as they were before, what is new in it.
export function announce(message, before) {
  const lines = linesOf(message), author = before ? "" : `${$(".author", message).textContent}: `;
  readOut(author, before ? changed(before, lines) : lines);
}

// Read out a message whole that answers one's own press.
export const announceAnswer = (message) => readOut("", linesOf(message));

function readOut(author, lines) {
  if (!lines.length) return;
  const note = document.createElement("p");
  note.textContent = author + joined(lines.map((line) => line.read));
  $("#announcements").append(note);
  // What has been read out would only stand in the way of reading the page.
  setTimeout(() => note.remove(), SHOWN_FOR_MS);
}
