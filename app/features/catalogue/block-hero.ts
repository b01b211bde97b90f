import * as v from 'valibot';
import { LinkSchema } from '#app/contract/link.ts';
import { PictureSchema } from '#app/contract/picture.ts';
import { lenientArray, maybe, orElse } from '#app/contract/reading.ts';
import type { ComponentData } from '#app/contract/template.ts';
import { linkHref } from '#app/features/links/link-href.ts';
import type { HeroSlide } from './hero-model.ts';

const TextSchema = v.pipe(v.string(), v.maxLength(500));

const SlideSchema = v.object({
  image_s3key: maybe(PictureSchema),
  image_s3_key: maybe(PictureSchema),
  link: maybe(LinkSchema),
  content: maybe(v.object({ heading: maybe(TextSchema), sub_heading: maybe(TextSchema) })),
  cta_button: maybe(v.object({ enabled: maybe(v.boolean()), link: maybe(LinkSchema) })),
});

const HeroBlockSchema = v.object({
  component_key: v.literal('rowingHeroSection'),
  slide_data: orElse(lenientArray(SlideSchema, 20), () => []),
});

/** The slides of a page-builder hero; none for any other block. */
export function toHeroSlides(data: ComponentData): HeroSlide[] {
  const block = v.safeParse(HeroBlockSchema, data);
  if (!block.success) return [];
  return block.output.slide_data.flatMap(({ image_s3key, image_s3_key, link, content, cta_button }) => {
    const image = image_s3key ?? image_s3_key;
    const target = link ?? (cta_button?.enabled ? cta_button.link : undefined);
    const href = target ? linkHref(target) : null;
    if (!image) return [];
    return {
      image,
      title: content?.heading || null,
      text: content?.sub_heading || null,
      facts: null,
      href,
      isExternal: target?.type === 'EXTERNAL',
      watchHref: null,
    };
  });
}
