// Who I am in this browser.

import { api } from "../api/client";
import type { Me } from "../api/types";

class Session {
  me = $state<Me | null>(null);
  loaded = $state(false);

  async load(): Promise<void> {
    this.me = await api.session().catch(() => null);
    this.loaded = true;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }
}

export const session = new Session();

/** Runs once, when it is known who I am: a name that was cleared is about to be typed anew. */
export function onceKnown(run: (me: Me) => void): void {
  let known = false;
  $effect(() => {
    if (!session.me || known) return;
    known = true;
    run(session.me);
  });
}
