import * as v from 'valibot';
import { type BlockContext, defineBlock } from '#app/features/page-builder/block-definition.ts';
import { player } from '#app/features/page-builder/shared/data.ts';
import { itemsOf, listEntries } from '#app/features/page-builder/shared/panel-data.ts';
import { sampleSlides } from '#app/features/page-builder/shared/sample-slides.server.ts';
import {
  SlideSchema,
  sliderEntries,
  sliderOf,
  toSlide,
} from '#app/features/page-builder/shared/slider-data.ts';
import { loadFeatured } from '#app/features/playback/hosts/featured/load-featured.server.ts';
import type { BannerPlayers, BannerSlide, BannersView } from './block.tsx';

/** A request has only so many calls: slides beyond these show their pictures. */
const MAX_PLAYERS = 6;

const PlayingSlideSchema = v.object({ ...SlideSchema.entries, player });

/** A vertical hero slider, whose slides may have something to play. */
export const classyBannersPlayer = defineBlock({
  schema: v.object({ ...sliderEntries, ...listEntries(PlayingSlideSchema) }),
  toView: (data) => sliderOf(data, itemsOf(data).map(toBannerSlide)),
  load: loadPlayers,
  texts: ['channels'],
  images: [{ field: 'slide_data.image_s3key', width: 1920, height: 1080 }],
  sample: (material) => ({
    auto_slide: true,
    slide_data: sampleSlides(material.banners, material, [
      {
        heading: 'Tonight’s premiere',
        sub_heading: 'Press play. The lights go down by themselves.',
        position: 'LEFT',
      },
      {
        heading: 'Everything else can wait',
        sub_heading: 'A hundred films, chosen by hand.',
        cta: 'Look around',
        position: 'CENTER',
      },
    ]).map((slide, index) =>
      index === 0 && material.contentIds[0]
        ? { ...slide, player: { type: 'CONTENT', data: { id: material.contentIds[0] } } }
        : slide,
    ),
  }),
});

/** A slide with something to play needs neither picture nor words. */
function toBannerSlide(data: v.InferOutput<typeof PlayingSlideSchema>): BannerSlide | null {
  const slide = toSlide(data);
  if (!data.player) return slide;
  const { type, data: named } = data.player;
  return { ...(slide ?? { words: {}, side: 'start' }), player: { type, id: named.id } };
}

async function loadPlayers({ slides }: BannersView, context: BlockContext): Promise<BannerPlayers> {
  let playerCount = 0;
  const players = slides.map((slide) => {
    if (!slide.player || playerCount === MAX_PLAYERS) return null;
    playerCount++;
    return loadFeatured(context, slide.player);
  });
  return { players: await Promise.all(players) };
}
