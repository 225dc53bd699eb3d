// The card sheet: which card it shows, and where. Opened by hover, focus or tap from every place a card's name stands.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { isResting } from "./pointer";

/** What can be done with the card of a pinned sheet. */
export type SheetAction = { label: string; run: () => void };

class Sheet {
  slug = $state<string | null>(null);
  /** The game whose card it is. */
  game = $state("");
  /** Where the card lies that the sheet belongs to. */
  anchor = $state<DOMRect | null>(null);
  /** Opened on purpose: stays until closed. On a phone it lies at the bottom of the screen. */
  pinned = $state(false);
  action = $state.raw<SheetAction | null>(null);
  /** What choosing the card would bring about. */
  notes = $state.raw<string[]>([]);
  #timer = 0;

  hover(slug: string, game: string, element: Element, notes: string[]): void {
    clearTimeout(this.#timer);
    if (this.pinned) return;
    this.#timer = window.setTimeout(() => this.#show(slug, game, element, notes), 150);
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (!this.pinned) this.slug = null;
  }

  pin(
    slug: string,
    game: string,
    element: Element | null,
    action: SheetAction | null = null,
    notes: string[] = [],
  ): void {
    clearTimeout(this.#timer);
    this.#show(slug, game, element, notes);
    this.action = action;
    this.pinned = true;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.pinned = false;
    this.action = null;
    this.slug = null;
  }

  #show(slug: string, game: string, element: Element | null, notes: string[]): void {
    this.slug = slug;
    this.notes = notes;
    this.game = game;
    this.anchor = element?.isConnected ? element.getBoundingClientRect() : null;
  }
}

export const sheet = new Sheet();

/** Shows the sheet of a card while the pointer or the focus is on the element; a click pins it if wished. */
export function sheetFor(
  slug: string | null,
  game: string,
  click = false,
  notes: () => string[] = () => [],
): Attachment<HTMLElement> {
  return (element) => {
    if (slug === null) return;
    let isOver = false;
    const over = (event: PointerEvent) => {
      if (isOver || event.pointerType !== "mouse" || isResting(event) || isComplete(element)) return;
      isOver = true;
      sheet.hover(slug, game, element, notes());
    };
    const offs = [
      on(element, "pointerenter", over),
      // A card that came to lie under a resting pointer is looked at when the pointer moves.
      on(element, "pointermove", over),
      on(element, "pointerleave", () => {
        isOver = false;
        sheet.leave();
      }),
      on(element, "focus", () => {
        if (element.matches(":focus-visible")) sheet.hover(slug, game, element, notes());
      }),
      on(element, "blur", () => sheet.leave()),
    ];
    if (click) {
      offs.push(
        on(element, "click", (event) => {
          event.stopPropagation();
          sheet.pin(slug, game, element);
        }),
      );
    }
    return () => {
      for (const off of offs) off();
      sheet.leave();
    };
  };
}

/** Whether the element already shows all of the card's text. */
function isComplete(element: HTMLElement): boolean {
  const text = element.querySelector("[data-effects]");
  return text !== null && text.scrollHeight <= text.clientHeight + 2;
}
