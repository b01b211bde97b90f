import { useTranslation } from 'react-i18next';
import type { ThemeChoice } from '#app/domain/themes/readable-palette.ts';
import { type ThemeName, themes } from '#app/domain/themes/themes.ts';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Button } from '#app/ui/components/button/button.tsx';
import { OwnSample } from './own-sample.tsx';
import styles from './theme.module.css';
import { THEME_FORM } from './theme-form-id.ts';

const NAMES = Object.keys(themes) as ThemeName[];
const THEMES = Object.fromEntries(NAMES.map((name) => [name, { name }])) as Record<ThemeName, ThemeChoice>;

/** The themes that there are, each on a page of the brand's own. A press takes all of its colours. */
export function PaletteCards({
  current,
  hasOwnColours,
  brand,
  blocks,
}: {
  current: ThemeName;
  /** Then the theme itself can be taken anew. */
  hasOwnColours: boolean;
  brand: string;
  blocks: readonly PlacedBlock[];
}) {
  const { t } = useTranslation('edit');
  return (
    <ul className={styles.palettes}>
      {NAMES.map((name) => {
        const isCurrent = name === current;
        const title = t(`theme_name_${name}`);
        return (
          <li key={name} className={styles.palette} data-current={isCurrent || undefined}>
            <OwnSample theme={THEMES[name]} blocks={blocks} brand={brand} />
            <span className={styles.paletteFoot}>
              <strong>{title}</strong>
              {isCurrent ? <Badge tone="neutral">{t('in_use')}</Badge> : null}
              {isCurrent && !hasOwnColours ? null : (
                <Button
                  type="submit"
                  form={THEME_FORM}
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
