import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { sampleSlides } from '#app/features/page-builder/shared/sample-slides.server.ts';
import { SliderSchema, toSliderView } from '#app/features/page-builder/shared/slider-data.ts';

/** Broad cards, each a picture beside a panel of words. */
export const extensiveCarouselRendition = defineBlock({
  schema: SliderSchema,
  toView: toSliderView,
  images: [{ field: 'slide_data.image_s3key', width: 764, height: 597 }],
  sample: (material) => ({
    heading: 'Worth your evening',
    auto_slide: true,
    slide_data: sampleSlides(material.pictures, material, [
      {
        heading: 'The lighthouse keeper’s year',
        sub_heading: 'Nobody told him that the light was switched off in spring.',
        cta: 'Watch now',
      },
      {
        heading: 'Eleven minutes to midnight',
        sub_heading: 'A train, a suitcase and six people who all claim it.',
        cta: 'Watch now',
      },
      {
        heading: 'What the river took',
        sub_heading: 'Three generations rebuild the same bridge.',
        cta: 'Watch now',
      },
      {
        heading: 'Paper moons',
        sub_heading: 'A children’s theatre goes on tour without its director.',
        cta: 'Watch now',
      },
    ]),
  }),
});
