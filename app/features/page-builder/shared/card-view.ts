import { type SiteLink, toSiteLink } from '#app/features/links/site-link.ts';
import type { CardData, ListData } from './card-data.ts';

/** A card as it is drawn: with what there is of it. */
export interface CardView {
  heading?: string | undefined;
  subHeading?: string | undefined;
  description?: string | undefined;
  image?: string | undefined;
  /** Of the picture, for those who do not see it. */
  imageAlt?: string | undefined;
  link?: SiteLink | undefined;
  size?: CardSize | 'half' | undefined;
  /** Its heading is above its picture. */
  isUp?: true | undefined;
}

/** A block's own words above its cards. */
export interface HeadView {
  heading?: string | undefined;
  description?: string | undefined;
  link?: SiteLink | undefined;
}

export interface CardListView<Card = CardView> extends HeadView {
  /** A slider moves by itself, unless its owner has switched that off. */
  plays?: boolean | undefined;
  cards: Card[];
}

/** page-builder.md §9: 382x597, 597x597 and, for every other word, 764x597. */
export type CardSize = 'sm' | 'md' | 'lg';

export const CARD_IMAGES = [
  { field: 'card_data.image_s3key', of: 'sm', width: 382, height: 597 },
  { field: 'card_data.image_s3key', of: 'md', width: 597, height: 597 },
  { field: 'card_data.image_s3key', of: 'other', width: 764, height: 597 },
] as const;

export function toCardSize(size: string | undefined): CardSize {
  return size === 'sm' || size === 'md' ? size : 'lg';
}

/** Null for a card that has neither words nor a picture. */
export function toCardView(data: CardData): CardView | null {
  const heading = data.heading ?? data.content?.heading ?? data.header;
  const subHeading = data.sub_heading ?? data.content?.sub_heading ?? data.sub_header;
  const image = data.image_s3key ?? data.image_s3_key;
  const { description } = data;
  if (!(heading ?? subHeading ?? description ?? image)) return null;
  const link = toSiteLink(data.link) ?? undefined;
  return present({ heading, subHeading, description, image, imageAlt: image && data.image_alt, link });
}

/** A slider's cards. */
export function toCardSlider(data: ListData<CardData>): CardListView | null {
  const list = toCardList(data, toCardView);
  return list && { ...list, plays: data.auto_slide !== false };
}

/** With its size, in blocks whose cards have one. */
export function toSizedCardView(data: CardData): CardView | null {
  const card = toCardView(data);
  return card && { ...card, size: toCardSize(data.size) };
}

/** The block's words, and those of its cards that show something; null without any. */
export function toCardList<Data, Card>(
  data: ListData<Data>,
  toCard: (card: Data) => Card | null,
): CardListView<Card> | null {
  const listed = data.card_data.length > 0 ? data.card_data : data.slide_data;
  const cards = listed.map(toCard).filter((card) => card !== null);
  return cards.length === 0 ? null : { ...toHead(data), cards };
}

function toHead({ heading, title, description, sub_heading, link }: ListData<unknown>): HeadView {
  return present({
    heading: heading ?? title,
    description: description ?? sub_heading,
    link: toSiteLink(link) ?? undefined,
  });
}

/** Without the fields that have no value: they would travel by name with each page. */
export function present<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
