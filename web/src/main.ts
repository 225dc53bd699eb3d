import "@fontsource-variable/source-sans-3";
import "@fontsource-variable/source-serif-4";
import "./styles/theme.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applyTheme } from "./shared/settings.svelte";
import { catalogue, preferredLanguage } from "./text/catalogue.svelte";

applyTheme();
await catalogue.use(preferredLanguage()).catch(() => catalogue.use("en"));
// A language chosen in another tab is chosen here too; the settings have read it already.
addEventListener("storage", () => void catalogue.use(preferredLanguage()));
// The sizes of names are measured; the fonts must be there.
await Promise.all(
  ["600 16px 'Source Serif 4 Variable'", "600 16px 'Source Sans 3 Variable'"].map((font) =>
    document.fonts.load(font, "Aжř"),
  ),
);
const target = document.getElementById("app");
if (target) mount(App, { target });
