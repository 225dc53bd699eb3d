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
