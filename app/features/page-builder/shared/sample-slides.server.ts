import type { SampleMaterial } from '#app/features/page-builder/block-definition.ts';
import { pick } from './pick.ts';

interface SampleWords {
  heading: string;
  sub_heading?: string;
  description?: string;
  cta?: string;
  position?: string;
}

/**
 * A slider's `slide_data` to begin with: these words over the brand's pictures, each leading to one of its
 * titles.
 */
export function sampleSlides(
  pictures: readonly string[],
  { contentIds }: SampleMaterial,
  slides: readonly SampleWords[],
) {
  return slides.map(({ heading, sub_heading, description, position, cta }, index) => {
    const link = { type: 'CONTENT_DETAIL', data: { id: pick(contentIds, index) } };
    return {
      image_s3key: pick(pictures, index),
      link,
      content: { heading, sub_heading, position },
      ...(description && { description }),
      ...(cta && { cta_button: { enabled: true, text: cta, link } }),
    };
  });
}
