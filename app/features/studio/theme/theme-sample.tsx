import Play from 'lucide-react/icons/play';
import { useTranslation } from 'react-i18next';
import type { ThemeChoice } from '#app/domain/themes/readable-palette.ts';
import { sampleStyle } from './sample-style.ts';
import styles from './theme-sample.module.css';

/** A small page of a brand in the colours of a theme: header, banner, cards, badges. Nothing of it can be pressed. */
export function ThemeSample({ theme, brand }: { theme: ThemeChoice; brand: string }) {
  const { t } = useTranslation('edit');
  return (
    <span className={styles.sample} style={sampleStyle(theme)} aria-hidden="true">
      <span className={styles.header}>
        <bdi className={styles.logo}>{brand}</bdi>
        <span className={styles.entry} />
        <span className={styles.entry} />
        <span className={styles.pill} />
      </span>
      <span className={styles.banner}>
        <span className={styles.badges}>
          <span className={styles.live}>{t('theme_sample_live')}</span>
          <span className={styles.free}>{t('theme_sample_new')}</span>
        </span>
        <span className={styles.title}>{t('theme_sample_title')}</span>
        <span className={styles.words}>{t('theme_sample_words')}</span>
        <span className={styles.button}>
          <Play className={styles.icon} />
          {t('theme_sample_button')}
        </span>
      </span>
      <span className={styles.cards}>
        <span className={styles.card} />
        <span className={styles.card} />
        <span className={styles.card} />
      </span>
    </span>
  );
}
