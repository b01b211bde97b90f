import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { toPanel } from '#app/features/page-builder/shared/panel-data.ts';
import type { CallToActionBannerView } from './block.tsx';
import { toCtaForm } from './cta-form.ts';
import { CallToActionBannerSchema } from './schema.ts';

/** Centred words and one call to action, with an input where the brand wants one. */
export const callToActionBanner = defineBlock({
  schema: CallToActionBannerSchema,
  toView({ input_placeholder: placeholder, ...data }): CallToActionBannerView | null {
    const panel = toPanel(data);
    const cta = panel?.words.cta;
    const form = cta && placeholder && toCtaForm(cta.link, placeholder);
    return panel && { ...panel, ...(form && { form }) };
  },
  images: [{ field: 'image_s3key', width: 1920, height: 720 }],
  sample: ({ banners }) => ({
    heading: 'What are you in the mood for?',
    description: 'A name, a place, a feeling. One word is enough.',
    image_s3key: banners[1] ?? banners[0],
    input_placeholder: 'Try “night”',
    cta_button: { enabled: true, text: 'Find it', link: '/search' },
  }),
});
