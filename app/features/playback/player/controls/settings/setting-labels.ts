import { useTranslation } from 'react-i18next';
import { ownNameOf } from '#app/features/i18n/language-codes.ts';
import type { AudioTrack, CaptionsTrack, Quality } from '#app/features/playback/engine/engine.ts';
import { localDigits, numberLocale } from '#app/lib/number-locale.ts';

/** How the player's settings are called, in the page's language. */
export function useSettingLabels() {
  const { t, i18n } = useTranslation('player');
  const height = (pixels: number) => `${localDigits(String(pixels), i18n.language)}p`;
  return {
    captions: ({ label, language }: CaptionsTrack) => label || ownNameOf(language),
    audio({ label, language, isDescription }: AudioTrack) {
      const name = label || (language === 'und' ? t('audio_original') : ownNameOf(language));
      return isDescription ? t('audio_described', { name }) : name;
    },
    height,
    /** Auto also shows which height it has chosen. */
    quality(quality: Quality, activeHeight: number | null) {
      if (quality !== 'auto') return height(quality);
      return activeHeight ? t('auto_quality', { height: height(activeHeight) }) : t('auto');
    },
    rate(rate: number) {
      return rate === 1
        ? t('normal_rate')
        : `${new Intl.NumberFormat(numberLocale(i18n.language)).format(rate)}×`;
    },
  };
}
