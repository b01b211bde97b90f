import { offlineWorker } from 'virtual:marquee-offline-worker';
import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { toOfflineSettings } from '#app/features/offline/offline-settings.ts';

/**
 * The brand's service worker; where it is switched off, or in development, one that removes it. Never cached: browsers
 * compare it with what they have, and what an operator switches off is off at once.
 */
export function loader({ context }: LoaderFunctionArgs) {
  const { worker, removal, version } = offlineWorker;
  const isOn = context.hasOfflineWorker && version !== null;
  const settings = isOn ? JSON.stringify(toOfflineSettings(context.tenant, version)) : '';
  return new Response(isOn ? `const OFFLINE=${settings};${worker}` : removal, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'private, no-cache' },
  });
}
