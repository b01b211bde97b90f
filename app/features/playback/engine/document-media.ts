import { redirectDocument } from '@remix-run/react';
import { mediaOrigin } from '#app/domain/media-origin.ts';
import { MEDIA_META_NAME } from '#app/features/playback/media-meta.ts';
import type { PlaybackSource } from './playback-source.ts';

/**
 * False where only a document of the title's own may play a source: a document keeps the policy that it came
 * with, and this one came without the source's origin (docs/decisions/041).
 */
export function isPlayableHere({ url }: Pick<PlaybackSource, 'url'>): boolean {
  const allowed = document.querySelector<HTMLMetaElement>(`meta[name="${MEDIA_META_NAME}"]`)?.content;
  const origin = mediaOrigin(url, location.protocol);
  // What no document may play is left to the player, which shows its failure.
  if (allowed === undefined || origin === null || origin === location.origin) return true;
  return allowed.split(' ').includes(origin);
}

/** For a loader in the browser to throw: the same page as a document, with the policy that its data need. */
export function toOwnDocument(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirectDocument(pathname + search);
}
