import { expect, test } from "vitest";
import { effectTexts } from "./names";
import { catalogue } from "../../../ui/text/catalogue.svelte";

await catalogue.add("innovation");

test("the text of Fission says whether a red card ends the action", () => {
  const [ends, second] = effectTexts("fission");
  expect(ends).toContain("this action ends at once");
  const [continues, other] = effectTexts("fission", { edition: "2011", fission_ends: false });
  expect(continues).not.toContain("ends");
  expect(other).toBe(second);
  const third = effectTexts("fission", { edition: "2017", fission_ends: false });
  expect(third[0]).toBe(continues);
  expect(third[1]).toContain("Then draw");
  expect(effectTexts("oars", { edition: "2011", fission_ends: false })).toEqual(effectTexts("oars"));
});

test("Combustion has a second effect in the third edition", () => {
  expect(effectTexts("combustion")).toHaveLength(1);
  const third = effectTexts("combustion", { edition: "2017", fission_ends: true });
  expect(third[0]).toContain("every four");
  expect(third[1]).toBe("Return your bottom red card.");
  expect(third).toHaveLength(2);
});
