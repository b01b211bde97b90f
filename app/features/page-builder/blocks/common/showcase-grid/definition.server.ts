import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { pick } from '#app/features/page-builder/shared/pick.ts';
import { ShowcaseGridSchema } from './schema.ts';
import { toShowcaseView } from './showcase-view.ts';

const ITEMS = [
  ['Season ticket', 'Every premiere of the year, on the night', '$89'],
  ['Weekend pass', 'Two days, all channels, no strings', '$7'],
  ['Gift a month', 'Arrives by e-mail, with your words', '$12'],
  ['Director’s box', 'Commentary, scripts and deleted scenes', '$24'],
  ['Classroom', 'Screenings for up to forty people', '$39'],
];

/** Three columns of things with their prices. */
export const showcaseGrid = defineBlock({
  schema: ShowcaseGridSchema,
  toView: toShowcaseView,
  images: [{ field: 'card_data.image_s3key', width: 960, height: 640 }],
  sample: ({ pictures }) => ({
    heading: 'More ways to watch',
    description: 'For a night, for a year, for somebody else.',
    card_data: ITEMS.map(([heading, sub_heading, price_tag], index) => ({
      heading,
      sub_heading,
      price_tag,
      button_text: 'See it',
      link: '/pricing',
      image_s3key: pick(pictures, index),
    })),
  }),
});
