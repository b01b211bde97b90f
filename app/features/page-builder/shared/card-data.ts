import * as v from 'valibot';
import { maybe } from '#app/contract/reading.ts';
import { description, flag, heading, items, link, picture, size, subHeading } from './data.ts';

// What rows and grids of cards are made of (page-builder.md §3, card_data, slide_data and showcase items).

/** One card; a slide in a row of cards is read as one. */
export const CardSchema = v.object({
  size,
  heading,
  sub_heading: subHeading,
  header: heading,
  sub_header: subHeading,
  content: maybe(v.object({ heading, sub_heading: subHeading })),
  description,
  link,
  image_s3key: picture,
  image_s3_key: picture,
  /** For those who do not see the picture, where the card has no words. */
  image_alt: heading,
});
export type CardData = v.InferOutput<typeof CardSchema>;

/** A block of such cards, under either of the names that lists have on the wire. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <const S extends v.GenericSchema>(card: S) =>
  v.object({
    title: heading,
    heading,
    sub_heading: subHeading,
    description,
    link,
    auto_slide: flag,
    is_tripple: flag,
    card_data: items(card),
    slide_data: items(card),
  });

export type ListData<Card> = Omit<v.InferOutput<ReturnType<typeof listOf>>, 'card_data' | 'slide_data'> & {
  card_data: Card[];
  slide_data: Card[];
};
