import type { CardDetail } from './card-detail.ts';

/** The card that is open, and its detail. */
export interface OpenCard {
  link: HTMLAnchorElement;
  detail: CardDetail;
}
