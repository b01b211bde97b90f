import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { sampleSlides } from '#app/features/page-builder/shared/sample-slides.server.ts';
import { SliderSchema, toSliderView } from '#app/features/page-builder/shared/slider-data.ts';

/** Wide pictures in a row, with their words below them. */
export const extensiveCarousel = defineBlock({
  schema: SliderSchema,
  toView: toSliderView,
  images: [{ field: 'slide_data.image_s3key', width: 764, height: 430 }],
  sample: (material) => ({
    heading: 'This month in the house',
    auto_slide: true,
    slide_data: sampleSlides(material.pictures, material, [
      {
        heading: 'A week of first films',
        sub_heading: 'From Monday',
        description: 'Seven directors, seven beginnings. One of them will be famous by winter.',
      },
      {
        heading: 'The sound of the desert',
        sub_heading: 'Documentary',
        description: 'Four musicians, one van and an amplifier that should have died in 1986.',
      },
      {
        heading: 'Late and live',
        sub_heading: 'Fridays at ten',
        description: 'The studio is small, the band is loud, and you have the best seat.',
      },
      {
        heading: 'Letters from the archive',
        sub_heading: 'Restored',
        description: 'Found in a cinema’s cellar, cleaned by hand, shown for the first time.',
      },
      {
        heading: 'Made by neighbours',
        sub_heading: 'Shorts',
        description: 'Stories from streets that you have walked through without noticing.',
      },
    ]),
  }),
});
