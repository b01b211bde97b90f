import type { ContentFilters } from '#app/contract/filters.ts';
import type { Card } from '../cards/card-model.ts';

export interface Related {
  cards: Card[];
  /** The filters that the service found them by, for a listing of all; null where all of them are here. */
  moreFilters: ContentFilters | null;
}
