import type { SiteLink } from '#app/features/links/site-link.ts';
import type { CtaView } from './cta-view.ts';

/** A picture beside words. */
export interface SidedView extends PanelView {
  /** The picture's side. */
  side: 'start' | 'end';
}

/** The words of a block, or of one of its items. */
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

/** A picture with words and a link. */
export interface PanelView {
  /** Key of its picture. */
  image?: string;
  words: WordsView;
}

/** Items below words of their own. */
export interface GroupView {
  words: WordsView;
  items: readonly PanelView[];
}

/** The accessible name of a block without a heading; undefined where it has one, or no words. */
export function labelOf({ heading, second, text, cta }: WordsView): string | undefined {
  return heading ? undefined : (second ?? text ?? cta?.text);
}

/** `labelOf` a group: its first heading represents those of all. */
export function groupLabelOf({ words, items }: GroupView): string | undefined {
  if (words.heading) return undefined;
  return labelOf(words) ?? items.find((each) => each.words.heading)?.words.heading;
}
