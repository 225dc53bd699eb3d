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
const target = document.getElementById("app");
if (target) mount(App, { target });
