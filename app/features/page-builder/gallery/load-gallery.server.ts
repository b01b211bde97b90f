import type { Content } from '#app/contract/content.ts';
import type { Component } from '#app/contract/template.ts';
import type { SampleMaterial } from '#app/features/page-builder/block-definition.ts';
import { BLOCK_KEYS, type BlockKey } from '#app/features/page-builder/block-keys.ts';
import { definitions } from '#app/features/page-builder/definitions.server.ts';
import { loadBlocks } from '#app/features/page-builder/load-blocks.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { type Variation, varySample } from './vary-sample.ts';

const TITLES = 60;

/** Blocks with their samples, made of what the brand has. All of them, or one. */
export async function loadBlockGallery(context: MarqueeContext, only: BlockKey | null, vary: Variation) {
  const material = await findMaterial(context);
  const keys = BLOCK_KEYS.filter((key) => only === null || key === only);
  const components = keys.map((key): Component => {
    const sample = definitions[key].sample(material);
    return { id: key, data: { ...varySample(sample, vary), component_key: key } };
  });
  const { blocks, parts } = await loadBlocks(context, components);
  return {
    parts,
    examples: blocks.map((block) => ({ block, images: definitions[block.key].images })),
  };
}

async function findMaterial({ services: { content }, now }: MarqueeContext): Promise<SampleMaterial> {
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
