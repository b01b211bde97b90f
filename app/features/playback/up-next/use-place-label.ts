import { useTranslation } from 'react-i18next';
import { localDigits } from '#app/lib/number-locale.ts';
import { type EpisodePlace, SPECIALS } from './up-next.ts';

/** "S1 E2", of a series without seasons "E2", in the language's digits. */
export function usePlaceLabel(): (place: EpisodePlace) => string {
  const { t, i18n } = useTranslation('player');
  const digits = (count: number) => localDigits(String(count), i18n.language);
  return ({ season, number }) => {
    const episode = digits(number);
    if (season === null) return t('episode_place', { episode });
    if (season === SPECIALS) return `${t('season_specials')} · ${t('episode_place', { episode })}`;
    return t('season_place', { season: digits(season), episode });
  };
}
