// One member looking at one channel: news come in by server-sent events, acts go out by POST.
import { $ } from "./dom.js";
import { enterChannel, follow, reload } from "./navigation.js";
import { toEnd } from "./messages.js";
import { writeTimes } from "./times.js";
import "./composer.js";
import "./lightbox.js";
import "./modal.js";
import "./presses.js";
import "./selects.js";
import "./settings.js";

document.addEventListener("click", (event) => {
  const on = (selector) => event.target.closest(selector);
  const link = on("a[data-go], a.mention[href]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) { event.preventDefault(); follow(link.href); }
  else if (on("#menu")) openSidebar(true);
  else if (on("#shade")) openSidebar(false);
  else if (on("#newest")) toEnd();
  else if (on(".spoiler")) reveal(on(".spoiler"));
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.body.classList.contains("open")) openSidebar(false);
  if (["Enter", " "].includes(event.key) && event.target.matches(".spoiler")) { event.preventDefault(); reveal(event.target); }
  typeAnywhere(event);
});

function openSidebar(open) {
  document.body.classList.toggle("open", open);
  (open ? $("#sidebar a") : $("#menu"))?.focus();
}

function reveal(spoiler) {
  spoiler.classList.add("open");
  spoiler.setAttribute("aria-expanded", "true");
}

// Text typed while nothing has the focus is meant for the message box.
function typeAnywhere(event) {
  const free = document.activeElement === document.body && !$("dialog[open]");
  const box = $("#say");
  if (free && event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey && box.offsetParent) box.focus();
}

window.addEventListener("popstate", reload);
setInterval(writeTimes, 1000);
enterChannel();
