import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { toPanel } from '#app/features/page-builder/shared/panel-data.ts';
import { toSide } from '#app/features/page-builder/shared/side.ts';
import { bannerLook } from './banner-look.ts';
import type { DefaultBannerView } from './block.tsx';
import { DefaultBannerSchema } from './schema.ts';

/** One banner, from edge to edge or beside its words. */
export const defaultBanner = defineBlock({
  schema: DefaultBannerSchema,
  toView(data): DefaultBannerView | null {
    const panel = toPanel(data);
    return panel && { ...panel, side: toSide(data.position) ?? 'start' };
  },
  heroPicture: ({ image }) => image,
  heroLook: ({ side }) => bannerLook(side),
  images: [{ field: 'image_s3key', width: 1920, height: 820 }],
  sample: ({ banners }) => ({
    heading: 'Tonight begins at eight',
    sub_heading: 'A new chapter every Friday, first here.',
    image_s3key: banners[0],
    position: 'LEFT',
    cta_button: { enabled: true, text: 'See what is on', link: { type: 'HOME' } },
  }),
});
