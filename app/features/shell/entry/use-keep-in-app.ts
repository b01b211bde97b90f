import { useEffect } from 'react';

/** Inside a brand's own app, keeps `mobileApp=true` while navigating; nobody else fetches the code for it. */
export function useKeepInApp(isMobileApp: boolean): void {
  useEffect(() => {
    if (!isMobileApp) return;
    // Without it the links of the server's pages still keep it.
    import('./keep-in-app.ts').then(({ keepInApp }) => keepInApp()).catch(() => undefined);
  }, [isMobileApp]);
}
