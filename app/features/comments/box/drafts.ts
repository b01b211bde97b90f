import type { CommentSubject } from '#app/contract/community.ts';

/** Unsent drafts by box: they outlive a box that is folded or left, and end with the page. */
const drafts = new Map<string, string>();

/** Names the box below a subject, or below one of its comments. */
export function boxOf({ type, id }: CommentSubject, parentId: string | null): string {
  return `${type}/${id}/${parentId ?? ''}`;
}

export function draftOf(box: string): string | undefined {
  return drafts.get(box);
}

export function keepDraft(box: string, text: string): void {
  if (text === '') drafts.delete(box);
  else drafts.set(box, text);
}

/** Returns a comment that could not be sent to its box, before anything that was written there since. */
export function returnToDraft(box: string, text: string): void {
  const written = drafts.get(box);
  keepDraft(box, written ? `${text}\n${written}` : text);
}
