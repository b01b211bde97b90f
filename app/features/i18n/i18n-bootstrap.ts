import type { Messages } from './merge-messages.ts';

/** The texts that a page brings along, as JSON in an attribute, for its first render in the browser. */
export interface Bootstrap {
  lng: string;
  resources: Messages;
}

/** A document without texts (one that the browser or a proxy made) starts empty and fetches what it needs. */
export function parseBootstrap(text: string, lng: string): Bootstrap {
  // Our own server wrote it for this very document.
  return text === '' ? { lng, resources: {} } : (JSON.parse(text) as Bootstrap);
}
