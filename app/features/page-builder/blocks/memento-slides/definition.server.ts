import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { GroupSchema, toGroup } from '#app/features/page-builder/parts/panel-data.ts';

/** Prints of what is remembered, in a row. */
export const mementoSlides = defineBlock({
  schema: GroupSchema,
  toView: toGroup,
  images: [{ field: 'slide_data.image_s3key', width: 640, height: 640 }],
  sample: ({ pictures }) => ({
    heading: 'You were there',
    sub_heading: 'Evenings that stayed with us',
    slide_data: [
      { heading: 'The first night', description: 'Rain, and nobody left.' },
      { heading: 'Ninety minutes', description: 'One take, no net.' },
      { heading: 'The encore', description: 'You asked for it.' },
      { heading: 'Half past six', description: 'Somebody had to see the sun rise.' },
      { heading: 'The last train', description: 'Missed, gladly.' },
      { heading: 'Monday', description: 'And again.' },
    ].map((slide, index) => ({ ...slide, image_s3key: pictures[index % pictures.length] })),
  }),
});
