// Where the pointer was pressed last: what comes under it afterwards without a movement was not looked for.

let pressed: { x: number; y: number } | null = null;
addEventListener("pointerdown", ({ clientX, clientY }) => (pressed = { x: clientX, y: clientY }), {
  capture: true,
  passive: true,
});

/** Whether a mouse has not moved since its last press. */
export const isResting = ({ pointerType, clientX, clientY }: PointerEvent): boolean =>
  pointerType === "mouse" && pressed?.x === clientX && pressed.y === clientY;
