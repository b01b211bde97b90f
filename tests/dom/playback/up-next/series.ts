import { vi } from 'vitest';
import { inPlacePrefetcher } from '#app/features/playback/hosts/in-place/in-place-prefetcher.ts';
import type { InPlaceResponse } from '#app/features/playback/hosts/in-place/in-place-response.ts';
import type { WatchPage } from '#app/features/playback/hosts/watch-page/watch-view.ts';
import type { Episode, UpNext } from '#app/features/playback/up-next/up-next.ts';
import { SOURCE, serve } from '../../support/render-player.tsx';

/** A series of four short episodes in two seasons, and what its backend responds with. */
export const EPISODE_SECONDS = 24;
export const IDS = ['e1', 'e2', 'e3', 'e4'] as const;
const PLACES = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
] as const;

export const series = {
  locked: new Set<string>(),
  failing: new Set<string>(),
  streams: new Set<string>(),
  upNext: {} as Partial<UpNext>,
  requested: [] as string[],
  reset() {
    series.locked.clear();
    series.failing.clear();
    series.streams.clear();
    series.upNext = {};
    series.requested = [];
    inPlacePrefetcher.clear();
    serve.mockClear();
    serve.mockImplementation(async (input) => respond(String(input)));
    vi.useFakeTimers();
    localStorage.clear();
  },
};

export function pageOf(id: string): WatchPage {
  return {
    title: `Part ${id}`,
    posterUrl: undefined,
    rating: null,
    backHref: `/content/${id}`,
    serverNowMs: Date.now(),
    view: series.locked.has(id)
      ? { kind: 'locked', locked: { kind: 'sign-in', href: `/login?redirectTo=${id}` } }
      : {
          kind: 'playable',
          source: { ...SOURCE, contentId: id },
          isStream: series.streams.has(id),
          endsAt: null,
        },
  };
}

export function episodeOf(id: string, index: number): Episode {
  const [season, number] = PLACES[index] ?? [1, 1];
  return {
    id,
    season,
    number,
    title: `Part ${id}`,
    picture: null,
    isLocked: series.locked.has(id),
    isWatched: id === 'e1',
    progress: id === 'e3' ? 0.4 : null,
  };
}

function respond(url: string): Response {
  const [, kind = '', id = ''] = /\/resources\/(up-next|watch\/content)\/([^/?]+)/.exec(url) ?? [];
  if (kind === '') return new Response(null, { status: 204 });
  series.requested.push(`${kind} ${id}`);
  if (series.failing.has(id)) return new Response(null, { status: 503 });
  if (kind === 'up-next') {
    const related = [{ id: 'other', title: 'Other', href: '/content/other', picture: null }];
    const upNext: UpNext = {
      episodes: IDS.map(episodeOf),
      related: id === 'e4' ? related : [],
      intro: null,
      recap: null,
      credits: null,
    };
    return Response.json({ ...upNext, ...series.upNext });
  }
  const response: InPlaceResponse = { kind: 'content', id, page: pageOf(id), saved: null };
  return Response.json(response);
}
