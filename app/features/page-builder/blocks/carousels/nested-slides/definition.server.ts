import * as v from 'valibot';
import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { items } from '#app/features/page-builder/shared/data.ts';
import {
  itemEntries,
  itemsOf,
  listEntries,
  toPanel,
  toWords,
} from '#app/features/page-builder/shared/panel-data.ts';
import { pick } from '#app/features/page-builder/shared/pick.ts';
import { sliderEntries, sliderOf } from '#app/features/page-builder/shared/slider-data.ts';
import type { NestedSlide } from './block.tsx';

/** A slide is a page of a magazine: more would not be looked at. */
const MAX_CHILDREN = 12;
const SlideSchema = v.object({ ...itemEntries, child_content: items(v.object(itemEntries), MAX_CHILDREN) });

/** Slides that each hold a list: words of their own, and their children beside them. */
export const nestedSlides = defineBlock({
  schema: v.object({ ...sliderEntries, ...listEntries(SlideSchema) }),
  toView: (data) => sliderOf(data, itemsOf(data).map(toNestedSlide)),
  images: [
    { field: 'slide_data.image_s3key', width: 764, height: 597 },
    { field: 'slide_data.child_content.image_s3key', width: 382, height: 215 },
  ],
  sample: ({ banners, pictures, contentIds }) => {
    const slide = ([header = '', sub_header = '', ...children]: string[], index: number) => ({
      header,
      sub_header,
      image_s3key: pick(banners, index),
      child_content: children.map((heading, place) => ({
        heading,
        image_s3key: pick(pictures, index * 4 + place),
        link: { type: 'CONTENT_DETAIL', data: { id: pick(contentIds, index * 4 + place) } },
      })),
    });
    return {
      heading: 'Evenings, planned for you',
      auto_slide: false,
      slide_data: [
        [
          'Just the two of you',
          'One blanket, four films',
          'The slow ferry',
          'Room for one more',
          'After the rain',
          'Yes, chef',
        ],
        [
          'With the children',
          'Nobody falls asleep in these',
          'The paper dragon',
          'Captain Teacup',
          'Snow day',
          'The big little band',
        ],
        ['On your own', 'And glad of it', 'Night shift', 'The cartographer', 'A long walk home', 'Signals'],
      ].map(slide),
    };
  },
});

/** Null where neither it nor any of its children shows anything. */
function toNestedSlide(data: v.InferOutput<typeof SlideSchema>): NestedSlide | null {
  const children = data.child_content.map(toPanel).filter((child) => child !== null);
  const panel = toPanel(data);
  if (!panel && children.length === 0) return null;
  return { ...(panel ?? { words: toWords(data) }), children };
}
