import * as v from 'valibot';
import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { panelEntries, toPanel } from '#app/features/page-builder/shared/panel-data.ts';

/** A one-line banner. */
export const narrowAdmonition = defineBlock({
  schema: v.object(panelEntries),
  toView: toPanel,
  images: [{ field: 'image_s3key', width: 96, height: 96 }],
  sample: () => ({
    heading: 'Two new channels since Monday',
    description: 'They are part of every plan, and on air around the clock.',
    cta_button: { enabled: true, text: 'Watch now', link: { type: 'ALL_IPTV' } },
  }),
});
