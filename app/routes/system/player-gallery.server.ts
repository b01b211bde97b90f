import { data } from '@remix-run/cloudflare';
import type { Content } from '#app/contract/content.ts';
import { liveStateOf } from '#app/domain/access.ts';
import type { FeaturedParams } from '#app/features/playback/hosts/featured/featured-view.ts';
import { loadFeatured } from '#app/features/playback/hosts/featured/load-featured.server.ts';
import { trailerKey } from '#app/features/playback/trailer/trailer-key.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

const TITLES = 200;
const LOOP_QUALITY = 480;

/** On a developer's machine alone. */
export function requireDevelopment({ isDevelopment }: MarqueeContext): void {
  if (!isDevelopment) throw data({ kind: 'not-found' }, { status: 404 });
}

/** One title of each kind that a featured player can have, out of what the brand has. */
export async function loadGallery(context: MarqueeContext) {
  const { services, now } = context;
  const [{ items }, channels] = await Promise.all([
    services.content.list({ filters: {}, page: 1, page_size: TITLES }),
    services.content.channels({ filters: {}, page: 1, page_size: TITLES }),
  ]);
  const isFilm = ({ video_type }: Content) => video_type === 'SPV';
  const isFree = (content: Content) => !content.is_restricted && !content.is_login_required;
  const liveIs = (state: string) => (content: Content) =>
    content.video_type === 'LIVE' && liveStateOf(content, now) === state;
  const find = (...tests: ((content: Content) => unknown)[]) =>
    items.find((content) => tests.every((test) => test(content)))?.content_id;
  const film = find(isFilm, isFree, ({ trailer }) => trailer);
  const paramsByName: Record<string, FeaturedParams | null> = {
    film: toParams('CONTENT', film),
    locked: toParams(
      'CONTENT',
      find(isFilm, ({ is_restricted }) => is_restricted),
    ),
    live: toParams('CONTENT', find(liveIs('live'), isFree)),
    upcoming: toParams('CONTENT', find(liveIs('upcoming'), isFree)),
    ended: toParams('CONTENT', find(liveIs('ended'))),
    playlist: toParams(
      'CONTENT',
      find(({ video_type }) => video_type === 'PLAYLIST', isFree),
    ),
    channel: toParams('IPTV', channels.items.find(({ is_restricted }) => !is_restricted)?._id),
    trailer: toParams('TRAILER', film),
  };
  const more = { services, session: context.session.get(), now, timeZone: context.timeZone };
  const featured = await Promise.all(
    Object.entries(paramsByName).map(async ([name, requested]) => ({
      name,
      view: requested && (await loadFeatured(more, requested)),
    })),
  );
  const talks = find(liveIs('live'), isFree, ({ live_comments_applicable }) => live_comments_applicable);
  return {
    featured,
    film: film ?? null,
    talks: talks ?? null,
    loop: film ? trailerKey(film, LOOP_QUALITY) : null,
  };
}

function toParams(type: FeaturedParams['type'], id: string | undefined): FeaturedParams | null {
  return id === undefined ? null : { type, id };
}
