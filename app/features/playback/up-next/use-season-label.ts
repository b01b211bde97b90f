import { useTranslation } from 'react-i18next';
import { localDigits } from '#app/lib/number-locale.ts';
import { SPECIALS } from './up-next.ts';

/** "Season 1", in the language's digits; specials have a name of their own. */
export function useSeasonLabel(): (season: number) => string {
  const { t, i18n } = useTranslation('player');
  return (season) =>
    season === SPECIALS
      ? t('season_specials')
      : t('season_number', { season: localDigits(String(season), i18n.language) });
}
