/** Made by Remix's Vite plugin. */
declare module 'virtual:remix/server-build' {
  import type { ServerBuild } from '@remix-run/cloudflare';

  export const mode: ServerBuild['mode'];
  export const entry: ServerBuild['entry'];
  export const routes: ServerBuild['routes'];
  export const assets: ServerBuild['assets'] & { viewers?: ServerBuild['assets'] };
  export const basename: ServerBuild['basename'];
  export const publicPath: ServerBuild['publicPath'];
  export const assetsBuildDirectory: ServerBuild['assetsBuildDirectory'];
  export const future: ServerBuild['future'];
  export const isSpaMode: ServerBuild['isSpaMode'];
}
