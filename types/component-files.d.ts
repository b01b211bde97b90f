/** Made by build/component-files.ts out of the browser's build; empty in development. */
declare module 'virtual:marquee-component-files' {
  /** By the module's path, as the registry's glob names it. */
  export const componentFiles: Readonly<
    Record<string, { styles: readonly string[]; scripts: readonly string[] } | undefined>
  >;
}
