import type { TFunction } from 'i18next';
import { localDigits } from '#app/lib/number-locale.ts';
import type { EpisodePlace } from './up-next.ts';

/** "S1 E2", of a series without seasons "E2", in the language's digits. */
export function placeLabel({ season, number }: EpisodePlace, t: TFunction<'player'>, lng: string): string {
  const episode = localDigits(String(number), lng);
  if (season === null) return t('episode_place', { episode });
  return t('season_place', { season: localDigits(String(season), lng), episode });
}
