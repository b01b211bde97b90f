import type { CardDetail } from './card-detail.ts';

/** A card that is looked at, and what is shown of it. */
export interface OpenCard {
  link: HTMLAnchorElement;
  detail: CardDetail;
}
