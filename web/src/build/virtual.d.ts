declare module "pictures:*" {
  /** The drawings of a game by name: what stands inside an SVG of 512 by 512. */
  const drawings: Record<string, string>;
  export default drawings;
}
