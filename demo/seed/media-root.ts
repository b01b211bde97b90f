import { fileURLToPath } from 'node:url';

/** Where committed media lies; below it `<brand>/<key>`, the key as in R2. */
export const mediaRoot = fileURLToPath(new URL('../media/', import.meta.url));
