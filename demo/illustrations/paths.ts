import { fileURLToPath } from 'node:url';

/** Where committed media lives; below it `<brand>/<key>`, the key as in R2. */
export const mediaRoot = fileURLToPath(new URL('../media/', import.meta.url));

/** Lossless masters and film intermediates, so that a change of quality needs no new rendering. */
export const cacheRoot = fileURLToPath(new URL('../../node_modules/.cache/marquee-media/', import.meta.url));
