import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { TALL_LOOK } from '#app/features/page-builder/shared/block-picture-source.ts';
import { sampleSlides } from '#app/features/page-builder/shared/sample-slides.server.ts';
import { SliderSchema, toHeroPicture, toSliderView } from '#app/features/page-builder/shared/slider-data.ts';

/** Pictures as high as the screen, and a counter with the current one's number. */
export const fullHeightSlider = defineBlock({
  schema: SliderSchema,
  toView: toSliderView,
  heroPicture: toHeroPicture,
  heroLook: () => TALL_LOOK,
  images: [{ field: 'slide_data.image_s3key', width: 1920, height: 1200 }],
  sample: (material) => ({
    auto_slide: true,
    slide_data: sampleSlides(material.banners, material, [
      { heading: 'Higher', sub_heading: 'Climbing documentaries from four continents', cta: 'Look up' },
      { heading: 'Deeper', sub_heading: 'Thirty years below the ice', cta: 'Dive in' },
      { heading: 'Further', sub_heading: 'The road ends. They do not.', cta: 'Keep going' },
      { heading: 'Home', sub_heading: 'And what it looks like after all that', cta: 'Come back' },
    ]),
  }),
});
