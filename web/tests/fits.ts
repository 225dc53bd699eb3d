// Does every text fit its place, and is it in the reader's language? Reads the page as it is drawn.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Page } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";

export const LANGUAGES = ["en", "pl", "ru", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
};

/** Chooses a language as another tab of the browser would: whatever is open stays open. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((wanted) => {
    const saved = JSON.parse(localStorage.getItem("epoka-settings") ?? "{}") as object;
    localStorage.setItem("epoka-settings", JSON.stringify({ ...saved, language: wanted }));
    dispatchEvent(new StorageEvent("storage", { key: "epoka-settings" }));
  }, language);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  // Its letters may need a font that has not come yet: the browser asks for it when it has drawn them.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await document.fonts.ready;
  });
}

type Catalogue = { whole: Set<string>; pieces: string[] };

/** What a catalogue says: messages without variables, and the longer pieces around variables and symbols. */
function catalogue(language: Language): Catalogue {
  const folder = new URL(`../../crates/text/${language}/`, import.meta.url);
  const bundle = new FluentBundle(language, { useIsolating: false });
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  const sources = files.map((name) => readFileSync(new URL(name, folder), "utf8"));
  for (const source of sources) bundle.addResource(new FluentResource(source));
  const ids = sources.flatMap((source) =>
    [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((one) => one[1]!),
  );
  const texts = ids.flatMap((id) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? [bundle.formatPattern(pattern, null, [])] : [];
  });
  const whole = texts.filter((text) => !text.includes("{"));
  const pieces = texts.flatMap((text) => text.split(/\{[^}]*\}|\[[^\]]*\]/)).map((piece) => piece.trim());
  return { whole: new Set(whole), pieces: [...new Set(pieces.filter((piece) => piece.length >= 14))] };
}

const catalogues = Object.fromEntries(LANGUAGES.map((language) => [language, catalogue(language)])) as Record<
  Language,
  Catalogue
>;

/** English that is nowhere in the other language's catalogue. */
const foreign = Object.fromEntries(
  LANGUAGES.map((language) => {
    const { en } = catalogues;
    const own = catalogues[language];
    const whole = [...en.whole].filter((text) => text.length > 1 && !own.whole.has(text));
    return [
      language,
      { whole: new Set(whole), pieces: en.pieces.filter((one) => !own.pieces.includes(one)) },
    ];
  }),
) as Record<Language, Catalogue>;

const BROKEN = [
  /\b(web|ui|word|seat|level|error|innovation|cvlizations)-[a-z0-9-]*[a-z0-9]/,
  /\{\s*[$#a-z-]|\$[a-z]/,
  /\bundefined\b|\bNaN\b|\[object/,
];

/** Everything wrong with the texts on the page, one line each; what is gone a moment later was only on its way. */
export async function faults(page: Page): Promise<string[]> {
  if ((await faultsNow(page)).length === 0) return [];
  await page.waitForTimeout(300);
  return faultsNow(page);
}

async function faultsNow(page: Page): Promise<string[]> {
  const language = (await page.evaluate(() => document.documentElement.lang)) as Language;
  const { texts, misplaced } = await page.evaluate(look);
  const { whole, pieces } = foreign[language];
  const wrong = texts.flatMap((text) => {
    if (BROKEN.some((pattern) => pattern.test(text))) return [`broken: ${text}`];
    if (whole.has(text) || pieces.some((piece) => text.includes(piece))) return [`English: ${text}`];
    return [];
  });
  return [...new Set([...wrong, ...misplaced])];
}

/** Runs in the page. What is deliberately cut carries `data-cut`, what scrolls sideways `data-sideways`. */
function look(): { texts: string[]; misplaced: string[] } {
  const misplaced: string[] = [];
  const texts = new Set<string>();
  const shown = (text: string) => text.replace(/\s+/g, " ").trim();
  const dialogs = document.querySelectorAll<HTMLElement>("dialog[open]");
  const root = document.querySelector<HTMLElement>(".sheet.pinned") ?? [...dialogs].at(-1) ?? document.body;
  const report = (what: string, element: Element, text: string) =>
    misplaced.push(`${what}: «${shown(text).slice(0, 60)}» in ${path(element)}`);

  function path(element: Element): string {
    const names: string[] = [];
    for (let one: Element | null = element; one && one !== document.body && names.length < 4;) {
      const word = [...one.classList].filter((name) => !name.startsWith("svelte-"))[0];
      names.unshift(one.tagName.toLowerCase() + (word ? `.${word}` : ""));
      one = one.parentElement;
    }
    return names.join(" > ");
  }

  const isBox = (style: CSSStyleDeclaration) =>
    style.borderInlineStartWidth !== "0px" || !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor);

  /** Says what is wrong with one line of text; null: nothing, or it is scrolled away. */
  function fault(rect: DOMRect, parent: Element): string | null {
    // The box of a line is higher than its letters.
    const slack = 0.22 * rect.height;
    let [boxed, skipping] = [false, false];
    for (let one: Element | null = parent; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.display === "contents") continue;
      const box = one.getBoundingClientRect();
      const wide = rect.left < box.left - 1 || rect.right > box.right + 1;
      const high = rect.top < box.top - slack || rect.bottom > box.bottom + slack;
      const inline = style.display === "inline";
      if (!skipping && !inline) {
        const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
        if (scrolls(style.overflowY) && high) return null;
        if (scrolls(style.overflowX) && wide)
          return one.closest("[data-sideways]") ? null : "scrolled sideways";
        if (style.overflowX !== "visible" && wide) return "cut";
        if (style.overflowY !== "visible" && high) return "cut";
        if (!boxed && isBox(style)) {
          boxed = true;
          if (wide || high) return "sticks out";
        }
      }
      if (style.position === "fixed" || one.tagName === "DIALOG") break;
      if (style.position === "absolute") skipping = true;
      else if (skipping && style.position !== "static") skipping = false;
    }
    if (rect.left < -1 || rect.right > innerWidth + 1) return "beside the screen";
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    const top = document.elementFromPoint(x, y);
    if (!top || top.contains(parent) || parent.contains(top)) return null;
    return getComputedStyle(parent).pointerEvents === "none" ? null : `covered by ${path(top)}`;
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || !shown(node.data) || parent.closest("script, style, option, .flight")) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5);
    if (rects.length === 0 || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (!parent.closest("[lang]:not(html), [data-said]")) texts.add(shown(node.data));
    if (parent.closest(".hidden-text, [data-cut], svg")) continue;
    const found = rects.map((rect) => fault(rect, parent)).find((one) => one !== null);
    if (found) report(found, parent, node.data);
    const style = getComputedStyle(parent);
    if (style.textOverflow === "ellipsis" && parent.scrollWidth > parent.clientWidth) {
      report("cut with an ellipsis", parent, node.data);
    }
  }

  const pen = document.createElement("canvas").getContext("2d")!;
  const fields = "input:not([readonly], [type=range], [type=checkbox], [type=radio]), select";
  for (const one of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(fields)) {
    if (!one.checkVisibility()) continue;
    const style = getComputedStyle(one);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const isSelect = one instanceof HTMLSelectElement;
    const arrow = isSelect ? 18 : 0;
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    for (const text of isSelect
      ? [...one.options].map((option) => option.text)
      : [one.value || one.placeholder]) {
      if (pen.measureText(text).width > room + 1) report("cut", one, text);
      texts.add(shown(text));
    }
  }
  for (const one of root.querySelectorAll("[aria-label], [title], [placeholder]")) {
    for (const name of ["aria-label", "title", "placeholder"]) {
      const text = one.getAttribute(name);
      if (text && !one.closest("[lang]:not(html)")) texts.add(shown(text));
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) misplaced.push("the page scrolls sideways");
  return { texts: [...texts], misplaced };
}
