import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { sampleSlides } from '#app/features/page-builder/shared/sample-slides.server.ts';
import { SliderSchema, toSliderView } from '#app/features/page-builder/shared/slider-data.ts';

/** Leaves that turn upwards: words on one half, a picture on the other. */
export const verticalSlider = defineBlock({
  schema: SliderSchema,
  toView: toSliderView,
  images: [{ field: 'slide_data.image_s3key', width: 960, height: 640 }],
  sample: (material) => ({
    heading: 'Chapter by chapter',
    auto_slide: true,
    slide_data: sampleSlides(material.pictures, material, [
      {
        heading: 'How it began',
        sub_heading: 'One projector, a bed sheet, and a courtyard full of neighbours.',
        cta: 'Watch the beginning',
      },
      {
        heading: 'What we keep',
        sub_heading: 'Prints that were thought lost, restored frame by frame.',
        cta: 'See the restorations',
      },
      {
        heading: 'Where we go next',
        sub_heading: 'Twelve young directors and the films that nobody else would make.',
        cta: 'Meet them',
      },
    ]),
  }),
});
