import type { AccessContent } from '#app/domain/access.ts';
import { paths } from '#app/features/links/paths.ts';

/** What is to be played; each kind has a page of its own that a detour (signing in, plans) comes back to. */
export interface PlaySubject {
  kind: 'content' | 'playlist' | 'channel';
  id: string;
  /** Where it is watched, when that is not on its own: a playlist, at one of its items. */
  within?: { playlistId: string; itemId: string };
}

export type PlayableContent = AccessContent & { content_id: string };
export type PlayableChannel = AccessContent & { _id: string };

export function contentSubject({ content_id }: { content_id: string }): PlaySubject {
  return { kind: 'content', id: content_id };
}

export function playlistSubject({ content_id }: { content_id: string }): PlaySubject {
  return { kind: 'playlist', id: content_id };
}

export function channelSubject({ _id }: { _id: string }): PlaySubject {
  return { kind: 'channel', id: _id };
}

/** Where the viewer can watch it once access is granted. */
export function returnPath({ kind, id, within }: PlaySubject): string {
  if (within) return paths.playlist({ id: within.playlistId }, { item: within.itemId });
  switch (kind) {
    case 'content':
      return paths.watch({ id });
    case 'playlist':
      return paths.playlist({ id });
    case 'channel':
      return paths.channel({ id });
  }
}
