import { type CaptionsStyle, DEFAULT_CAPTIONS_STYLE, storedCaptionsStyle } from './captions-style.ts';

// One look for every player on the page, as it is one viewer's eyes.
let current: CaptionsStyle | null = null;
const listeners = new Set<() => void>();

/** In browsers only. */
export const captionsStyleStore = {
  get(): CaptionsStyle {
    current ??= storedCaptionsStyle.get() ?? DEFAULT_CAPTIONS_STYLE;
    return current;
  },
  set(style: CaptionsStyle): void {
    current = style;
    storedCaptionsStyle.set(style);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
