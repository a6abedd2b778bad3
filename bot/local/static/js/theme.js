// Before anything is painted: dark or light, from the address, as chosen last, or as the browser prefers.
"use strict";
(() => {
  const asked = new URLSearchParams(location.search).get("theme");
  if (["dark", "light"].includes(asked)) localStorage.setItem("theme", asked);
  document.documentElement.dataset.theme = localStorage.getItem("theme")
    || (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
})();
