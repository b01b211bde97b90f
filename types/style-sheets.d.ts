/** Made by build/style-sheets.ts out of the browser's build; empty in development. */
declare module 'virtual:marquee-style-sheets' {
  /** By their addresses, such as `/assets/shell-fenyq8r.css`. */
  export const styleSheets: Readonly<Record<string, string | undefined>>;
}
