import type { LiveComment } from './live-comment.ts';

/** What our own route answers to a comment that scripts sent. `message` is the service's own words where it had any. */
export type PostAnswer =
  | { kind: 'posted'; comment: LiveComment }
  | { kind: 'empty' }
  | { kind: 'signed-out' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | { kind: 'refused'; message: string | null };
