import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { toCardSlider } from '#app/features/page-builder/shared/card-view.ts';
import { pick } from '#app/features/page-builder/shared/pick.ts';
import { TrainerSliderSchema } from './schema.ts';

const TRAINERS = [
  ['Amara Obi', 'Yoga and breath'],
  ['Jonas Lindqvist', 'Running'],
  ['Mei Tanaka', 'Strength'],
  ['Rafael Duarte', 'Boxing'],
  ['Ines Laurent', 'Dance'],
  ['Yusuf Karim', 'Mobility'],
  ['Clara Weiss', 'Cycling'],
];

/** People, their portraits under arches. */
export const trainerSlider = defineBlock({
  schema: TrainerSliderSchema,
  toView: toCardSlider,
  images: [{ field: 'card_data.image_s3key', width: 600, height: 800 }],
  sample: ({ portraits }) => ({
    heading: 'Who trains you',
    auto_slide: true,
    card_data: TRAINERS.map(([heading, sub_heading], index) => ({
      heading,
      sub_heading,
      link: '/artists',
      image_s3key: pick(portraits, index),
    })),
  }),
});
