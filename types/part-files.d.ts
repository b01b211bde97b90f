/** Made by cli/vite/part-files.ts out of the browser's build; empty in development. */
declare module 'virtual:marquee-part-files' {
  export const partFiles: Readonly<
    Record<string, { styles: readonly string[]; scripts: readonly string[] } | undefined>
  >;
}
