import { test as base } from "@playwright/test";
import { wholeGame } from "./play";

type Session = { send: (method: string, body: unknown) => Promise<unknown> };
type Inside = { _connection: { toImpl: (one: unknown) => { _browserSession: Session } } };

/** The Firefox of a long-term release does not know one of the commands that begin a page; nothing here needs it. */
const test = base.extend<object, { knowing: void }>({
  knowing: [
    async ({ browser }, use) => {
      const session = (browser as unknown as Inside)._connection.toImpl(browser)._browserSession;
      const send = session.send.bind(session);
      session.send = (method, body) =>
        method === "emulation.setMediaFeaturesOverride" ? Promise.resolve({}) : send(method, body);
      await use();
    },
    { scope: "worker", auto: true },
  ],
});

for (const game of ["innovation", "cvlizations"] as const) {
  test(`a whole game of ${game} in Firefox`, async ({ page }) => wholeGame(page, game));
}
