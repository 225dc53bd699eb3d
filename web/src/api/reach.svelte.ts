// Whether the server can be reached, for the one notice that says so.

import { SvelteSet } from "svelte/reactivity";

/** What was asked for and did not come; it is asked for again until it does. */
export const missing = new SvelteSet<string>();
