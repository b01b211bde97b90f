import type { Content } from '#app/contract/content.ts';
import type { Banner } from '#app/contract/template.ts';
import { withScheme } from '#app/features/links/link-href.ts';
import { contentPath, paths } from '#app/features/links/paths.ts';
import { type CardContext, toCard } from '../cards/card-model.ts';

/**
 * One slide of the banner. A banner is only a picture and a target; the words are the content's, where it is
 * known.
 */
export interface HeroSlide {
  image: string;
  title: string | null;
  text: string | null;
  facts: string | null;
  /** Null where the banner leads nowhere. */
  href: string | null;
  isExternal: boolean;
  /** Straight to the player, for what can be played. */
  watchHref: string | null;
}

const PLAYABLE_TYPES: readonly Content['video_type'][] = ['SPV', 'MPVC', 'LIVE', 'VOD_LIVE'];

/** The rows of the same page usually hold the banner's contents, which saves a call each. */
export function toHero(
  banners: readonly Banner[],
  known: ReadonlyMap<string, Content>,
  context: CardContext,
): HeroSlide[] {
  return banners.map((banner) => {
    const content = banner.object_id ? known.get(banner.object_id) : undefined;
    const card = content ? toCard(content, context) : null;
    const genre = content?.category?.[0]?.name;
    const isPlayable = content && PLAYABLE_TYPES.includes(content.video_type);
    return {
      image: banner.image_s3_key,
      title: content?.title ?? null,
      text: content?.description ?? null,
      facts: [card?.facts, genre].filter(Boolean).join(' · ') || null,
      ...bannerTarget(banner, content),
      watchHref: isPlayable ? paths.watch({ id: content.content_id }) : null,
    };
  });
}

/**
 * viewer.md §2: an external address opens in a new tab (https:// is added to one without a scheme); a content
 * opens by its type. One that is not known yet goes to the content page, which leads on by type.
 */
export function bannerTarget(
  banner: Banner,
  content: Pick<Content, 'content_id' | 'video_type'> | undefined,
): { href: string | null; isExternal: boolean } {
  if (banner.object_type === 'EXTERNAL_URL') {
    const href = banner.url ? withScheme(banner.url) : null;
    return { href, isExternal: href !== null };
  }
  const target = content ?? (banner.object_id ? { content_id: banner.object_id } : null);
  return { href: target ? contentPath(target) : null, isExternal: false };
}
