import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { SLIDE_LOOK } from '#app/features/page-builder/shared/block-picture-source.ts';
import { sampleSlides } from '#app/features/page-builder/shared/sample-slides.server.ts';
import { SliderSchema, toHeroPicture, toSliderView } from '#app/features/page-builder/shared/slider-data.ts';

/** A page's opening: pictures from edge to edge, with words where each slide's `position` puts them. */
export const rowingHeroSection = defineBlock({
  schema: SliderSchema,
  toView: toSliderView,
  heroPicture: toHeroPicture,
  heroLook: () => SLIDE_LOOK,
  images: [{ field: 'slide_data.image_s3key', width: 1920, height: 1080 }],
  sample: (material) => ({
    auto_slide: true,
    slide_data: sampleSlides(material.banners, material, [
      {
        heading: 'Stories that stay the night',
        sub_heading: 'New films every Friday, chosen by people who love them.',
        cta: 'Watch now',
        position: 'LEFT',
      },
      {
        heading: 'The season begins here',
        sub_heading: 'Five weekends, one sofa, no adverts.',
        cta: 'See the season',
        position: 'CENTER',
      },
      {
        heading: 'Far from home, close to the heart',
        sub_heading: 'Journeys by sea, by rail and on foot.',
        cta: 'Travel along',
        position: 'RIGHT',
      },
    ]),
  }),
});
