import "@fontsource-variable/source-sans-3";
import "@fontsource-variable/source-serif-4";
import "./styles/theme.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { fonts } from "./app/fonts.svelte";
import { applyTheme } from "./app/settings.svelte";
import { work } from "./app/worker";
import { catalogue, LETTERS, preferredLanguage } from "./ui/text/catalogue.svelte";

applyTheme();
// Better in English than not at all.
fonts.fetch(LETTERS[preferredLanguage()]);
const patience = new Promise((done) => setTimeout(done, 3000));
await Promise.race([catalogue.use(preferredLanguage()), patience]);
// A language chosen in another tab is chosen here too; the settings have read it already.
addEventListener("storage", () => void catalogue.use(preferredLanguage()));
const target = document.getElementById("app");
if (target) mount(App, { target });
void work();
