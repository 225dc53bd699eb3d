// Sets the theme before the first paint, so that a dark page never flashes white.
(function () {
  var settings = {};
  try {
    settings = JSON.parse(localStorage.getItem("epoka-settings") || "{}");
  } catch (_) {
    settings = {};
  }
  var theme = settings.theme || "auto";
  if (theme === "auto") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  document.documentElement.dataset.theme = theme;
})();
