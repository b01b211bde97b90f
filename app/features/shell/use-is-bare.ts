import { useMatches, useRouteLoaderData } from '@remix-run/react';

/** The fields of a route's `handle` for how much of the site is around it. */
interface RouteHandle {
  /** 'none' leaves out the site's header and footer, as the full-screen player does. */
  shell?: 'none';
}

/** Whether the page has no site chrome around it: because it wants none, or because its data could not be loaded. */
export function useIsBare(): boolean {
  const hasChrome = useRouteLoaderData('root') !== undefined;
  const isBare = useMatches().some((match) => (match.handle as RouteHandle | undefined)?.shell === 'none');
  return isBare || !hasChrome;
}
