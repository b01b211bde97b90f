import type { SiteLink } from '#app/features/links/site-link.ts';
import { toSiteLink } from '#app/features/links/site-link.ts';
import { type CtaView, toCtaView } from './cta-view.ts';
import { type CtaData, cta, description, heading, link, picture, subHeading } from './data.ts';

/** Schema entries of a block, or of one of its items, that is a picture with words and a way on. */
export const panelEntries = {
  title: heading,
  heading,
  heading_1: heading,
  heading_2: subHeading,
  sub_heading: subHeading,
  description,
  image_s3key: picture,
  image_s3_key: picture,
  link,
  cta_button: cta,
};

/** Of a slide, whose words have other names. */
export const slideEntries = { ...panelEntries, header: heading, sub_header: subHeading };

type LinkData = Parameters<typeof toSiteLink>[0];
type TextName = 'title' | 'heading' | 'heading_1' | 'heading_2' | 'sub_heading' | 'header' | 'sub_header';
type PanelData = {
  [Name in TextName | 'description' | 'image_s3key' | 'image_s3_key']?: string | undefined;
} & { link?: LinkData; cta_button?: CtaData | undefined };

export interface WordsView {
  /** A line above the heading. */
  title?: string;
  heading?: string;
  second?: string;
  text?: string;
  cta?: CtaView;
  /** Of the whole card. */
  link?: SiteLink;
}

export interface PanelView {
  /** Key of its picture. */
  image?: string;
  words: WordsView;
}

/** Null where it has neither picture nor words. What is blank is gone. */
export function toPanel(data: PanelData): PanelView | null {
  const image = data.image_s3key ?? data.image_s3_key;
  const words = toWords(data);
  if (!image && !words.heading && !words.second && !words.text && !words.cta) return null;
  return { ...(image && { image }), words };
}

/** The first of its names is the heading; a title beside another heading stands above it. */
function toWords(data: PanelData): WordsView {
  const named = data.heading_1 ?? data.heading ?? data.header;
  const second = data.heading_2 ?? data.sub_heading ?? data.sub_header;
  const cta = toCtaView(data.cta_button);
  const link = toSiteLink(data.link);
  return {
    ...(named && data.title && { title: data.title }),
    ...((named ?? data.title) && { heading: named ?? data.title }),
    ...(second && { second }),
    ...(data.description && { text: data.description }),
    ...(cta && { cta }),
    ...(link && { link }),
  };
}

/** The items of a block that show anything. */
export function toPanels(items: readonly PanelData[]): PanelView[] {
  return items.map(toPanel).filter((panel) => panel !== null);
}

/** What a block without a heading is called; undefined where it has one, or nothing to say. */
export function labelOf({ heading, second, text, cta }: WordsView): string | undefined {
  return heading ? undefined : (second ?? text ?? cta?.text);
}
