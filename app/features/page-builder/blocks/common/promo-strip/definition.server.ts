import * as v from 'valibot';
import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { panelEntries, toPanel } from '#app/features/page-builder/shared/panel-data.ts';

/** A ticket: a picture with its headings, and a stub with the rest. */
export const promoStrip = defineBlock({
  schema: v.object(panelEntries),
  toView: toPanel,
  images: [{ field: 'image_s3key', width: 1280, height: 400 }],
  sample: ({ banners, pictures }) => ({
    heading_1: 'Opening night',
    heading_2: 'Live from the old harbour',
    description: 'One evening, one take. Free for everybody who is signed in.',
    image_s3key: banners[2] ?? pictures[0],
    cta_button: { enabled: true, text: 'Keep a seat', link: { type: 'REGISTER' } },
  }),
});
