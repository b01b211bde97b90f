import * as v from 'valibot';
import { maybe } from '#app/contract/reading.ts';
import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { panelEntries, toPanel } from '#app/features/page-builder/shared/panel-data.ts';
import { sampleSlides } from '#app/features/page-builder/shared/sample-slides.server.ts';
import { SliderSchema, toSliderView } from '#app/features/page-builder/shared/slider-data.ts';
import type { AdCarouselView } from './block.tsx';

const AdCarouselSchema = v.object({
  carousel_section: maybe(SliderSchema),
  ad_section: maybe(v.object(panelEntries)),
});

/** A carousel of stories beside an advertisement. */
export const adNCarousel = defineBlock({
  schema: AdCarouselSchema,
  toView: toAdCarouselView,
  images: [
    { field: 'carousel_section.slide_data.image_s3key', width: 597, height: 597 },
    { field: 'ad_section.image_s3key', width: 382, height: 597 },
  ],
  sample: (material) => ({
    carousel_section: {
      heading: 'Everyone is talking about',
      auto_slide: true,
      slide_data: sampleSlides(material.pictures, material, [
        { heading: 'The director who said no to a sequel' },
        { heading: 'Five minutes with the woman behind the sound' },
        { heading: 'Why this ending was shot eleven times' },
        { heading: 'A cinema reopens after forty years' },
        { heading: 'The costume that walked out of the museum' },
        { heading: 'Our festival’s first day, in pictures' },
      ]),
    },
    ad_section: {
      heading: 'One pass, every premiere',
      image_s3key: material.banners[0],
      link: '/pricing',
      cta_button: { enabled: true, text: 'Get the pass', link: '/pricing' },
    },
  }),
});

/** Either of them shows without the other; null where there is neither. */
function toAdCarouselView({
  carousel_section,
  ad_section,
}: v.InferOutput<typeof AdCarouselSchema>): AdCarouselView | null {
  const carousel = carousel_section ? toSliderView(carousel_section) : null;
  const ad = ad_section ? toPanel(ad_section) : null;
  return carousel || ad ? { carousel, ad } : null;
}
