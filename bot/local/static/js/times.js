// Times as the member's own client writes them: in their language, counting on.
import { $$ } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60]];
const language = () => document.body.dataset.locale;

const written = (at, style) => new Date(at).toLocaleString(language(), STYLES[style]);

function relative(at) {
  const seconds = Math.round((at - Date.now()) / 1000), words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  for (const [unit, size] of UNITS)
    if (Math.abs(seconds) >= size) return words.format(Math.round(seconds / size), unit);
  return words.format(seconds, "second");
}

const put = (time, text) => { if (time.textContent !== text) time.textContent = text; };

export function writeTimes(within = document) {
  for (const time of $$("time.stamp", within)) {
    const at = time.dataset.unix * 1000;
    put(time, time.dataset.style === "R" ? relative(at) : written(at, time.dataset.style));
    time.title = written(at, "F");
  }
  for (const time of $$("time.when", within)) {
    const at = new Date(time.dataset.iso), today = new Date().toDateString() === at.toDateString();
    put(time, at.toLocaleString(language(), today ? STYLES.t : { dateStyle: "short", timeStyle: "short" }));
    time.title = written(at, "F");
  }
}

export const day = (iso) => new Date(iso).toLocaleDateString(language(), { dateStyle: "long" });
