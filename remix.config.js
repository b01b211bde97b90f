// Options of Remix's Vite plugin; vite.config.ts imports them.

/** Of the build without the routes of edit mode, from which viewers get their files (docs/decisions/075). */
export const VIEWERS_DIR = 'node_modules/.cache/marquee-viewers';
export const isForViewers = process.env.MARQUEE_ROUTES === 'viewers';

/** @type {import("@remix-run/dev").VitePluginConfig & { serverModuleFormat: "esm" }} */
export const remixOptions = {
  buildDirectory: isForViewers ? VIEWERS_DIR : 'dist',
  ssr: true,
  serverModuleFormat: 'esm',
  ignoredRouteFiles: ['**/*'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
    v3_routeConfig: true,
  },
};
