import { paths } from '#app/features/links/paths.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import { CARD_KINDS, type CardDetail, type CardKind } from './card-detail.ts';

const MAX_KEPT = 200;
const kept = new Map<string, Promise<CardDetail | null>>();

/** Which card a link marked `data-card="content"` (artist, venue) is: the id is the end of its path. */
export function cardOf(link: HTMLAnchorElement): { kind: CardKind; id: string } | null {
  const kind = CARD_KINDS.find((known) => known === link.dataset.card);
  const id = link.pathname.split('/').at(-1);
  return kind && id ? { kind, id: decodeURIComponent(id) } : null;
}

/** What the detail card of a link shows; null where it cannot be had, and then the card stays as it is. */
export function fetchCardDetail(link: HTMLAnchorElement, language: string): Promise<CardDetail | null> {
  const card = cardOf(link);
  if (!card) return Promise.resolve(null);
  // The language keeps the browser's copies apart; the server knows it anyway.
  const path = paths.cardDetail(card, { lng: language });
  const known = kept.get(path);
  if (known) return known;
  // Our own loader's answer. One that failed is asked for again next time.
  const asked = (fetchSiteJson(path) as Promise<CardDetail>).catch(() => {
    kept.delete(path);
    return null;
  });
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(path, asked);
  return asked;
}
