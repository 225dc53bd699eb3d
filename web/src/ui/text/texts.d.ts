// Made by texts.ts of the build.

declare module "texts:" {
  /** By language, or language and game. */
  const files: Record<string, () => Promise<{ default: string }>>;
  export default files;
}
declare module "texts:en" {
  const text: string;
  export default text;
}
