import type { LinkType } from '#app/contract/link.ts';
import { type Data, isObject, type Json } from '#app/lib/edit-document/document.ts';
import { isSame } from '#app/lib/edit-document/is-same.ts';
import { inOneLine, type SentForm, sentText } from './sent-form.ts';

/** What a type of link leads to; the others need nothing more. */
const TARGETS = {
  CONTENT_DETAIL: 'title',
  CATEGORY: 'category',
  PAGES: 'page',
  IPTV: 'channel',
  ARTIST_DETAIL: 'artist',
  VENUE_DETAIL: 'venue',
  EXTERNAL: 'url',
  DIRECT: 'url',
} as const satisfies Partial<Record<LinkType, string>>;

/** In the order in which an editor chooses among them. The contract's own list would bring its schemas along. */
export const LINK_CHOICES = [
  ...['CONTENT_DETAIL', 'CATEGORY', 'PAGES', 'IPTV', 'ARTIST_DETAIL', 'VENUE_DETAIL', 'EXTERNAL', 'DIRECT'],
  ...['HOME', 'PRICING', 'ALL_IPTV', 'ARTIST_LIST', 'VENUE_LIST', 'LOGIN', 'REGISTER'],
] as const satisfies readonly LinkType[];

export type LinkTarget = (typeof TARGETS)[keyof typeof TARGETS];
/** In the order in which a form has them. */
export const LINK_TARGETS = ['title', 'category', 'page', 'channel', 'artist', 'venue', 'url'] as const;

/** A link as its controls have it. An empty type leads nowhere. */
export interface LinkValue {
  type: string;
  /** Id, address of a page or address elsewhere, by what the type leads to. */
  target: string;
  /** Opens over the page. */
  isPopup: boolean;
}

export function targetOf(type: string): LinkTarget | null {
  return Object.hasOwn(TARGETS, type) ? TARGETS[type as keyof typeof TARGETS] : null;
}

export function toLinkValue(link: Json | undefined): LinkValue {
  if (typeof link === 'string')
    return { type: link === '' ? '' : 'DIRECT', target: inOneLine(link), isPopup: false };
  if (!isObject(link) || typeof link.type !== 'string') return { type: '', target: '', isPopup: false };
  const target = targetOf(link.type);
  const words = target && isObject(link.data) ? link.data[nameInData(target)] : undefined;
  return {
    type: link.type,
    target: inOneLine(words),
    isPopup: link.popup_enabled === true,
  };
}

/** The link that a form has sent; `link` itself where it has not been changed. */
export function readLink(link: Json | undefined, path: string, sent: SentForm): Json | undefined {
  const type = sentText(sent, `${path}/type`);
  if (type === null) return link;
  const shown = toLinkValue(link);
  const target = targetOf(type);
  const wanted: LinkValue = {
    type,
    target: target ? (sentText(sent, `${path}/${target}`) ?? shown.target) : '',
    isPopup: (sentText(sent, `${path}/popup`) ?? (shown.isPopup ? 'on' : 'off')) === 'on',
  };
  if (isSame({ ...wanted }, { ...shown })) return link;
  return type === '' ? undefined : withLinkValue(isObject(link) ? link : {}, shown, wanted);
}

function withLinkValue(link: Data, shown: LinkValue, { type, target, isPopup }: LinkValue): Data {
  const { data: known, popup_enabled, ...others } = link;
  const place = targetOf(type);
  // What the earlier target was named goes with it.
  const stays = shown.type === type && shown.target === target && isObject(known);
  const data = stays ? known : place ? { [nameInData(place)]: target } : undefined;
  return {
    ...others,
    type,
    ...(data && { data }),
    ...((isPopup || popup_enabled !== undefined) && { popup_enabled: isPopup }),
  };
}

function nameInData(target: LinkTarget): 'id' | 'page_url' | 'url' {
  if (target === 'url') return 'url';
  return target === 'page' ? 'page_url' : 'id';
}
