import * as v from 'valibot';
import { maybe } from '#app/contract/reading.ts';
import { toSiteLink } from '#app/features/links/site-link.ts';
import { toCtaView } from './cta-view.ts';
import {
  type CtaData,
  cta,
  description,
  heading,
  items,
  link,
  MAX_ITEMS,
  picture,
  subHeading,
} from './data.ts';
import type { GroupView, PanelView, WordsView } from './panel.ts';

/** Schema entries of a block, or of one of its items, that is a picture with words and a link. */
export const panelEntries = {
  title: heading,
  heading,
  sub_heading: subHeading,
  heading_1: heading,
  heading_2: subHeading,
  description,
  image_s3key: picture,
  image_s3_key: picture,
  link,
  cta_button: cta,
};

/** Of a slide or card, whose words have other names too. */
export const itemEntries = {
  ...panelEntries,
  header: heading,
  sub_header: subHeading,
  content: maybe(v.object({ heading, sub_heading: subHeading })),
};

/** Lists of a block's own items, under either of their names. */
/* @__NO_SIDE_EFFECTS__ */
export const listEntries = <const S extends v.GenericSchema>(item: S) => ({
  card_data: items(item),
  slide_data: items(item),
});

export const GroupSchema = v.object({ ...panelEntries, ...listEntries(v.object(itemEntries)) });

type TextName = Exclude<keyof typeof itemEntries, 'link' | 'cta_button' | 'content'>;
export type PanelData = { [Name in TextName]?: string | undefined } & {
  link?: Parameters<typeof toSiteLink>[0];
  cta_button?: CtaData | undefined;
  content?: { heading?: string | undefined; sub_heading?: string | undefined } | undefined;
};

/** Null where it has neither picture nor words. Blank texts are dropped. */
export function toPanel(data: PanelData): PanelView | null {
  const image = data.image_s3key ?? data.image_s3_key;
  const words = toWords(data);
  if (!image && !words.heading && !words.second && !words.text && !words.cta) return null;
  return { ...(image && { image }), words };
}

/** The first of its names is the heading; a title beside another heading goes above it. */
export function toWords(data: PanelData): WordsView {
  const named = data.heading_1 ?? data.heading ?? data.content?.heading ?? data.header;
  const second = data.heading_2 ?? data.sub_heading ?? data.content?.sub_heading ?? data.sub_header;
  const heading = named ?? data.title;
  const button = toCtaView(data.cta_button);
  const target = toSiteLink(data.link);
  return {
    ...(named && data.title && { title: data.title }),
    ...(heading && { heading }),
    ...(second && { second }),
    ...(data.description && { text: data.description }),
    ...(button && { cta: button }),
    ...(target && { link: target }),
  };
}

interface Lists<Item> {
  card_data: readonly Item[];
  slide_data: readonly Item[];
}

/** All of a block's items. */
export function itemsOf<Item>({ card_data, slide_data }: Lists<Item>): Item[] {
  return [...card_data, ...slide_data].slice(0, MAX_ITEMS);
}

/** Null without items: words about nothing are not shown. */
export function toGroup(data: PanelData & Lists<PanelData>): GroupView | null {
  const panels = itemsOf(data)
    .map(toPanel)
    .filter((panel) => panel !== null);
  return panels.length > 0 ? { words: toWords(data), items: panels } : null;
}
