import type { SampleMaterial } from '#app/features/page-builder/block-definition.ts';

interface SampleWords {
  heading: string;
  sub_heading?: string;
  description?: string;
  cta?: string;
  position?: string;
}

/** The nth of a brand's things, which may be fewer than a sample shows. */
export function nth(list: readonly string[], index: number): string | undefined {
  return list[index % list.length];
}

/** A slider's `slide_data` to begin with: these words over the brand's pictures, each leading to one of its titles. */
export function sampleSlides(
  pictures: readonly string[],
  { contentIds }: SampleMaterial,
  slides: readonly SampleWords[],
) {
  return slides.map(({ heading, sub_heading, description, position, cta }, index) => {
    const link = { type: 'CONTENT_DETAIL', data: { id: nth(contentIds, index) } };
    return {
      image_s3key: nth(pictures, index),
      link,
      content: { heading, sub_heading, position },
      ...(description && { description }),
      ...(cta && { cta_button: { enabled: true, text: cta, link } }),
    };
  });
}
