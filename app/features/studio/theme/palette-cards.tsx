import { useTranslation } from 'react-i18next';
import type { ThemeChoice } from '#app/domain/themes/readable-palette.ts';
import { type ThemeName, themes } from '#app/domain/themes/themes.ts';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { PaletteCard } from './palette-card.tsx';
import styles from './theme.module.css';

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
          <PaletteCard
            key={name}
            theme={THEMES[name]}
            badge={isCurrent ? <Badge tone="neutral">{t('in_use')}</Badge> : null}
            take={
              isCurrent && !hasOwnColours
                ? null
                : {
                    intent: `palette:${name}`,
                    label: t(isCurrent ? 'theme_anew_short' : 'theme_take'),
                    name: t(isCurrent ? 'theme_anew' : 'theme_take_named', { name: title }),
                  }
            }
            {...{ title, blocks, brand, isCurrent }}
          />
        );
      })}
    </ul>
  );
}
