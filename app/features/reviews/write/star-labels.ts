import type { TFunction } from 'i18next';
import { HALF_STAR, MAX_RATING } from '#app/contract/community.ts';
import { numberFormat } from '#app/lib/number-locale.ts';

/** Every rating there is, from half a star up. */
export const RATINGS = Array.from({ length: MAX_RATING / HALF_STAR }, (_, index) => (index + 1) * HALF_STAR);

/** "3.5 stars". */
export function starLabel(rating: number, t: TFunction<'community'>, language: string): string {
  return t('star_count', { count: rating, text: numberFormat(language).format(rating) });
}
