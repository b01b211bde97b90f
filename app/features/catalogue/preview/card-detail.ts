import type { Content } from '#app/contract/content.ts';
import type { Artist, Venue } from '#app/contract/people.ts';
import { type CardBadge, type CardContext, toCard } from '#app/features/catalogue/cards/card-model.ts';
import { contentPath, paths } from '#app/features/links/paths.ts';
import { titleTrailer } from '#app/features/playback/trailer/title-trailer.ts';

/** The length of a description on a detail card; the page itself shows all of it. */
const DETAIL_TEXT_LENGTH = 280;

export const CARD_KINDS = ['content', 'artist', 'venue'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** The detail of a card, fetched on hover or focus, so that pages do not carry it for a hundred of them. */
export interface CardDetail {
  kind: CardKind;
  id: string;
  href: string;
  title: string;
  /** Where it plays at once; null for what is no film, and for what the viewer has no access to. */
  watchHref: string | null;
  /** Key of the picture. */
  image: string | null;
  /** "2024 · 1 hr 48 min · Drama" */
  facts: string;
  badge: CardBadge | null;
  isLocked: boolean;
  /** Content rating, its icon's key with it. */
  rating: { name: string; icon: string | null } | null;
  text: string;
  /** Key of the preview's playlist; null where there is none. */
  trailer: string | null;
}

const PLAIN = { watchHref: null, badge: null, isLocked: false, rating: null, trailer: null } as const;

/**
 * `assumesTrailer`: the backend does not flag titles with a trailer, so the URL where it would be is tried.
 */
export function contentDetail(
  content: Content,
  context: CardContext & { assumesTrailer: boolean },
): CardDetail {
  const { id, title, image, facts, badge, isLocked } = toCard(content, context);
  const { content_rating: rating, category = [] } = content;
  const isPlayable = !isLocked && (!badge || badge === 'live');
  // Where there is no duration, the card's own facts end in the category.
  const genre = content.duration ? category[0]?.name : null;
  return {
    kind: 'content',
    id,
    href: contentPath(content),
    title,
    watchHref: isPlayable ? paths.contentDetail({ id }, { watch: true }) : null,
    image: image ?? null,
    facts: [facts, genre].filter(Boolean).join(' · '),
    badge: badge ?? null,
    isLocked: isLocked ?? false,
    rating: rating?.name ? { name: rating.name, icon: rating.icon ?? null } : null,
    text: shorten(content.description),
    trailer: titleTrailer(content, context.assumesTrailer)?.key ?? null,
  };
}

export function artistDetail({ _id: id, name, bio, poster, thumbnail }: Artist): CardDetail {
  return {
    ...PLAIN,
    kind: 'artist',
    id,
    href: paths.artistDetail({ id }),
    title: name,
    image: thumbnail ?? poster ?? null,
    facts: '',
    text: shorten(bio),
  };
}

export function venueDetail({ _id: id, name, description, address, thumbnail }: Venue): CardDetail {
  return {
    ...PLAIN,
    kind: 'venue',
    id,
    href: paths.venueDetail({ id }),
    title: name,
    image: thumbnail ?? null,
    facts: address ?? '',
    text: shorten(description),
  };
}

/** Cut between words, and never through a character of two halves. */
function shorten(text: string | undefined): string {
  const plain = text?.replace(/\s+/g, ' ').trim() ?? '';
  if (plain.length <= DETAIL_TEXT_LENGTH) return plain;
  const cut = plain.slice(0, DETAIL_TEXT_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/\s+\S{0,30}$/, '')}…`;
}
