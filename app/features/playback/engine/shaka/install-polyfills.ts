import type { ShakaLibrary } from './shaka-types.ts';

/**
 * The library uses what browsers have had for months only (5.2.12: `Map.prototype.getOrInsertComputed`, in
 * its first event listener already) and ships a polyfill that has to be installed. Newer browsers are left as
 * they are.
 */
export function installPolyfills(library: ShakaLibrary): ShakaLibrary {
  if (!('getOrInsertComputed' in Map.prototype)) library.polyfill.installAll();
  return library;
}
