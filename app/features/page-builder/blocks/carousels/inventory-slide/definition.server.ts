import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { sampleSlides } from '#app/features/page-builder/shared/sample-slides.server.ts';
import { SliderSchema, toSliderView } from '#app/features/page-builder/shared/slider-data.ts';

/** A shelf of tall tiles, many of them in sight. */
export const inventorySlide = defineBlock({
  schema: SliderSchema,
  toView: toSliderView,
  images: [{ field: 'slide_data.image_s3key', width: 382, height: 597 }],
  sample: (material) => ({
    heading: 'Straight from the shelf',
    auto_slide: true,
    slide_data: sampleSlides(material.pictures, material, [
      { heading: 'Road films', sub_heading: '24 titles' },
      { heading: 'Kitchen tables', sub_heading: 'Families, arguing' },
      { heading: 'Quiet thrillers', sub_heading: 'No one raises a voice' },
      { heading: 'Sea and salt', sub_heading: '11 titles' },
      { heading: 'First loves', sub_heading: 'And second thoughts' },
      { heading: 'Short and good', sub_heading: 'Under twenty minutes' },
      { heading: 'Night buses', sub_heading: 'Cities after twelve' },
      { heading: 'True stories', sub_heading: 'More or less' },
    ]),
  }),
});
