import { paths } from '#app/features/links/paths.ts';
import { BoundedMap } from '#app/lib/bounded-map.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import { CARD_KINDS, type CardDetail, type CardKind } from './card-detail.ts';

const MAX_DETAILS = 200;
const details = new BoundedMap<string, Promise<CardDetail | null>>(MAX_DETAILS);

/** Which card a link marked `data-card="content"` (artist, venue) is: the id is the end of its path. */
export function cardOf(link: HTMLAnchorElement): { kind: CardKind; id: string } | null {
  const kind = CARD_KINDS.find((known) => known === link.dataset.card);
  const id = link.pathname.split('/').at(-1);
  return kind && id ? { kind, id: decodeURIComponent(id) } : null;
}

/**
 * The data of a link's detail card; null where they could not be loaded, and then the card stays as it is.
 */
export function fetchCardDetail(link: HTMLAnchorElement, language: string): Promise<CardDetail | null> {
  const card = cardOf(link);
  if (!card) return Promise.resolve(null);
  // The language keeps the browser's copies apart; the server knows it anyway.
  const path = paths.cardDetail(card, { lng: language });
  const known = details.get(path);
  if (known) return known;
  // The response of our own loader. A failed request is retried the next time.
  const request = (fetchSiteJson(path) as Promise<CardDetail>).catch(() => {
    details.delete(path);
    return null;
  });
  details.set(path, request);
  return request;
}
