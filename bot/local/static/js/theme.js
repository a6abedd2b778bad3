// Before anything is painted: dark or light, from the address or as chosen last.
"use strict";
(() => {
  const asked = new URLSearchParams(location.search).get("theme");
  if (["dark", "light"].includes(asked)) localStorage.setItem("theme", asked);
  document.documentElement.dataset.theme = localStorage.getItem("theme") || "dark";
})();
