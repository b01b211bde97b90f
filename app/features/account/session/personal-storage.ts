/**
 * The device's own: how loud it is and how fast its line. Everything else in this browser's storage is the
 * viewer's.
 */
const DEVICE_KEYS: ReadonlySet<string> = new Set(['player.volume', 'player.bandwidth']);
/** Whose things are in the storage: a viewer's id, '' for a guest. Other tabs hear of its change. */
export const VIEWER_KEY = 'viewer';

/** Null where none was stored yet, or storage is forbidden. */
export function storedViewer(): string | null {
  try {
    return localStorage.getItem(VIEWER_KEY);
  } catch {
    return null;
  }
}

export function storeViewer(viewer: string): void {
  try {
    localStorage.setItem(VIEWER_KEY, viewer);
  } catch {
    // Then the tabs learn of it from the server, each on its own.
  }
}

/** Lists, drafts and choices of a viewer who has gone. */
export function clearPersonalStorage(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (key !== VIEWER_KEY && !DEVICE_KEYS.has(key)) localStorage.removeItem(key);
    }
  } catch {
    // Nothing could be kept there either.
  }
}
