/** In the browser: posts what happened to a resource of this site, even while the page is left. Whether it was taken; never rejects. */
export async function postToSite(path: string, event: object): Promise<boolean> {
  try {
    const { ok } = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(event),
      keepalive: true,
    });
    return ok;
  } catch {
    return false;
  }
}

/** The same for a page that goes away: nobody waits, as text, which is all that a beacon may say without asking first. */
export function beaconToSite(path: string, event: object): void {
  if (!navigator.sendBeacon(path, JSON.stringify(event))) void postToSite(path, event);
}
