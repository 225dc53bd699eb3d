// Where the pointer was pressed last: what comes under it afterwards without a movement was not looked for.

/** The second tap of a double tap comes so soon, in milliseconds, and so near, in pixels. */
const [SOON, NEAR] = [350, 30];

let pressed: { x: number; y: number; type: string } | null = null;
addEventListener(
  "pointerdown",
  ({ clientX, clientY, pointerType }) => (pressed = { x: clientX, y: clientY, type: pointerType }),
  { capture: true, passive: true },
);

/** Whether a mouse has not moved since its last press. */
export const isResting = ({ pointerType, clientX, clientY }: PointerEvent): boolean =>
  pointerType === "mouse" && pressed?.x === clientX && pressed.y === clientY;

/** The last tap that counted. */
let tap: { x: number; y: number; time: number; on: Element | null } | null = null;
/** The second tap of a double tap does nothing if something else has come under the finger. */
addEventListener(
  "click",
  (event) => {
    if (pressed?.type !== "touch" || event.detail === 0) return;
    const { clientX: x, clientY: y, timeStamp: time } = event;
    const on = (event.target as Element).closest("button, a, label, summary, input");
    const isSecond = tap && time - tap.time < SOON && Math.hypot(x - tap.x, y - tap.y) < NEAR;
    if (isSecond && tap?.on !== on) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else tap = { x, y, time, on };
  },
  { capture: true },
);
