import { useTranslation } from 'react-i18next';
import { type ThemeName, themes } from '#app/domain/themes/themes.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Button } from '#app/ui/components/button/button.tsx';
import styles from './theme.module.css';
import { ThemeSample } from './theme-sample.tsx';

const NAMES = Object.keys(themes) as ThemeName[];

/** The themes that there are, each on a small page of the brand. A press takes all of its colours. */
export function PaletteCards({
  current,
  hasOwnColours,
  brand,
}: {
  current: ThemeName;
  /** Then the theme itself can be taken anew. */
  hasOwnColours: boolean;
  brand: string;
}) {
  const { t } = useTranslation('edit');
  return (
    <ul className={styles.palettes}>
      {NAMES.map((name) => {
        const isCurrent = name === current;
        const title = t(`theme_name_${name}`);
        return (
          <li key={name} className={styles.palette} data-current={isCurrent || undefined}>
            <ThemeSample theme={{ name }} brand={brand} />
            <span className={styles.paletteFoot}>
              <strong>{title}</strong>
              {isCurrent ? <Badge tone="neutral">{t('in_use')}</Badge> : null}
              {isCurrent && !hasOwnColours ? null : (
                <Button
                  type="submit"
                  name="intent"
                  value={`palette:${name}`}
                  variant="secondary"
                  size="small"
                  aria-label={t(isCurrent ? 'theme_anew' : 'theme_take_named', { name: title })}
                >
                  {t(isCurrent ? 'theme_anew_short' : 'theme_take')}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
