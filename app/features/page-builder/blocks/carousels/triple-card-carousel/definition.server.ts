import * as v from 'valibot';
import { maybe } from '#app/contract/reading.ts';
import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { itemEntries, itemsOf, listEntries, toPanel } from '#app/features/page-builder/shared/panel-data.ts';
import { pick } from '#app/features/page-builder/shared/pick.ts';
import { sliderEntries, sliderOf } from '#app/features/page-builder/shared/slider-data.ts';
import type { TripleCard } from './block.tsx';

const image = maybe(v.object(itemEntries));
const CardSchema = v.object({ image_a: image, image_b: image, image_c: image });

/** Cards of one big picture and two smaller ones. */
export const tripleCardCarousel = defineBlock({
  schema: v.object({ ...sliderEntries, ...listEntries(CardSchema) }),
  toView: (data) => sliderOf(data, itemsOf(data).map(toTripleCard)),
  images: [
    { field: 'slide_data.image_a.image_s3key', width: 764, height: 597 },
    { field: 'slide_data.image_b.image_s3key', width: 382, height: 294 },
    { field: 'slide_data.image_c.image_s3key', width: 382, height: 294 },
  ],
  sample: ({ banners, pictures, contentIds }) => {
    const panel = (heading: string, pictureKey: string | undefined, index: number) => ({
      heading,
      image_s3key: pictureKey,
      link: { type: 'CONTENT_DETAIL', data: { id: pick(contentIds, index) } },
    });
    const card = ([a = '', b = '', c = '']: string[], index: number) => ({
      image_a: panel(a, pick(banners, index), index * 3),
      image_b: panel(b, pick(pictures, index * 2), index * 3 + 1),
      image_c: panel(c, pick(pictures, index * 2 + 1), index * 3 + 2),
    });
    return {
      heading: 'Three of a kind',
      auto_slide: true,
      slide_data: [
        ['A summer by the water', 'The harbour master', 'Low tide'],
        ['Cities that never close', 'Last tram home', 'The baker’s hour'],
        ['Up in the thin air', 'Rope team', 'Base camp diaries'],
        ['The kitchen is open', 'Salt, fat, patience', 'Grandmother’s notes'],
      ].map(card),
    };
  },
});

/** The first picture that there is, is the big one. */
function toTripleCard(data: v.InferOutput<typeof CardSchema>): TripleCard | null {
  const panels = [data.image_a, data.image_b, data.image_c].map((each) => (each ? toPanel(each) : null));
  const [big, ...small] = panels.filter((panel) => panel !== null);
  return big ? { ...big, small } : null;
}
