import { type CaptionsStyle, captionsStyleMemory, DEFAULT_CAPTIONS_STYLE } from './captions-style.ts';

// One look for every player on the page, as it is one viewer's eyes.
let current: CaptionsStyle | null = null;
const listeners = new Set<() => void>();

/** In browsers only. */
export const captionsStyleStore = {
  get(): CaptionsStyle {
    current ??= captionsStyleMemory.recall() ?? DEFAULT_CAPTIONS_STYLE;
    return current;
  },
  set(style: CaptionsStyle): void {
    current = style;
    captionsStyleMemory.keep(style);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
