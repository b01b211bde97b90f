import type { Content } from '#app/contract/content.ts';
import type { SampleMaterial } from '#app/features/page-builder/block-definition.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

const TITLES = 60;

/** What a brand has that samples can show. */
export async function findMaterial({
  services: { content },
  now,
}: Pick<MarqueeContext, 'services' | 'now'>): Promise<SampleMaterial> {
  const [titles, artists, channels] = await Promise.all([
    content.list({ filters: {}, page: 1, page_size: TITLES }),
    content.artists({ page: 1, page_size: TITLES }),
    content.channels({ filters: {}, page: 1, page_size: TITLES }),
  ]);
  const films = titles.items.filter(({ video_type }) => video_type === 'SPV');
  const keysOf = (field: 'poster' | 'preview' | 'thumbnail') =>
    titles.items.flatMap((title) => title[field] ?? []);
  const isOpen = ({ is_restricted, is_login_required }: Content) => !is_restricted && !is_login_required;
  return {
    banners: [...keysOf('poster'), ...keysOf('preview')],
    pictures: keysOf('thumbnail'),
    portraits: artists.items.flatMap(({ poster, thumbnail }) => poster ?? thumbnail ?? []),
    contentIds: films.filter((film) => isOpen(film) && isOut(film, now)).map(({ content_id }) => content_id),
    trailerIds: films.filter(({ trailer }) => trailer).map(({ content_id }) => content_id),
    channelIds: channels.items.map(({ _id }) => _id),
  };
}

const isOut = ({ release_time }: Content, now: Date) =>
  release_time === undefined || Date.parse(release_time) <= now.getTime();
