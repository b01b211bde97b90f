/**
 * In the browser: posts what happened to a resource of this site, even while the page is left. The status of
 * the answer, 0 without one; never rejects.
 */
export async function postToSite(path: string, event: object): Promise<number> {
  try {
    const { status } = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(event),
      keepalive: true,
    });
    return status;
  } catch {
    return 0;
  }
}

/** The same while a page is unloaded. As text, the only type that a beacon may send without a preflight. */
export function beaconToSite(path: string, event: object): void {
  if (!navigator.sendBeacon(path, JSON.stringify(event))) void postToSite(path, event);
}
