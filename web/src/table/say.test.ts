import { expect, test } from "vitest";
import samples from "../../../crates/text/tests/said.json";
import type { Message, SeatInfo } from "../api/types";
import { catalogue, LANGUAGES } from "../ui/text/catalogue.svelte";
import { parts } from "../ui/text/rich";
import { say } from "./say";

// The games whose texts they are.
for (const { message } of samples) await catalogue.add(message.id.split("-")[0] ?? "");

const seats = ["Ola", "Jan", "Máša"].map((name, seat) => ({ seat, name, kind: "person" }) as SeatInfo);

test("messages of every form read alike here and in Rust", async () => {
  for (const language of LANGUAGES) {
    await catalogue.use(language);
    for (const { viewer, message, ...said } of samples) {
      const text = say({ seats, viewer }, message as unknown as Message);
      expect(text.replaceAll("\u00A0", " ")).toBe(said[language]);
    }
  }
  await catalogue.use("en");
});

test("what has a page of its own leads to it", () => {
  const [sample] = samples.filter(({ message }) => "card" in message.args);
  const text = say({ seats, viewer: 0 }, sample?.message as unknown as Message, true);
  expect(parts(text)).toContainEqual(expect.objectContaining({ kind: "card", slug: "tools", text: "Tools" }));
});
