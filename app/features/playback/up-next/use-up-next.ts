import { useEffect, useState } from 'react';
import { paths } from '#app/features/links/paths.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import type { UpNext } from './up-next.ts';

/**
 * What follows a title; null until it is known, and where it cannot be. Of the same series the episodes are
 * known meanwhile.
 */
export function useUpNext(id: string): UpNext | null {
  const [known, setKnown] = useState<{ id: string; upNext: UpNext } | null>(null);
  useEffect(() => {
    const request = new AbortController();
    fetchSiteJson(paths.upNext({ id }), { signal: request.signal }).then(
      // Our own loader's response.
      (upNext) => setKnown({ id, upNext: upNext as UpNext }),
      // The film plays without.
      () => undefined,
    );
    return () => request.abort();
  }, [id]);
  if (!known) return null;
  if (known.id === id) return known.upNext;
  const { episodes } = known.upNext;
  if (!episodes.some((episode) => episode.id === id)) return null;
  return { episodes, related: [], intro: null, recap: null, credits: null };
}
