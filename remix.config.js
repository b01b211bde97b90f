// Options of Remix's Vite plugin; vite.config.ts imports them.
/** @type {import("@remix-run/dev").VitePluginConfig & { serverModuleFormat: "esm" }} */
export const remixOptions = {
  buildDirectory: 'dist',
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
