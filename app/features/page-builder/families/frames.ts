import { footers } from './footers.ts';
import { headers } from './headers.ts';

/** Headers and footers: who has set one up has mostly set up both, and they travel together. */
export const frames = { ...headers, ...footers };
