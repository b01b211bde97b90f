import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { sampleSlides } from '#app/features/page-builder/shared/sample-slides.server.ts';
import { SliderSchema, toSliderView } from '#app/features/page-builder/shared/slider-data.ts';

/** One picture in the middle, its neighbours at its sides, and its words below it. */
export const centreModeSlider = defineBlock({
  schema: SliderSchema,
  toView: toSliderView,
  images: [{ field: 'slide_data.image_s3key', width: 1280, height: 720 }],
  sample: (material) => ({
    heading: 'On everyone’s lips',
    auto_slide: true,
    slide_data: sampleSlides(material.banners, material, [
      { heading: 'The long way round', sub_heading: 'A road film without a car' },
      { heading: 'Salt and light', sub_heading: 'Two sisters, one lighthouse' },
      { heading: 'Night shift', sub_heading: 'What a city does while you sleep' },
      { heading: 'Second spring', sub_heading: 'It is never too late to begin' },
    ]),
  }),
});
