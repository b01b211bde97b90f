import Droplet from 'lucide-react/icons/droplet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseColour } from '#app/domain/themes/colour.ts';
import { paletteFromColour, SCHEMES } from '#app/domain/themes/palette-from-colour.ts';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { PaletteCard } from './palette-card.tsx';
import { FROM_COLOUR, THEME_FORM } from './read-theme.ts';
import styles from './theme.module.css';
import { useLogoColour } from './use-logo-colour.ts';

/** A palette around one colour, dark and light; with scripts the colour may be the logo's. */
export function FromColour({
  start,
  logoSrc,
  blocks,
  brand,
}: {
  /** The brand's colour now. */
  start: string;
  logoSrc: string;
  blocks: readonly PlacedBlock[];
  brand: string;
}) {
  const { t } = useTranslation('edit');
  const [typed, setTyped] = useState(start);
  const { read, hasFailed } = useLogoColour(logoSrc, setTyped);
  const isHydrated = useHydrated();
  const colour = parseColour(typed) ?? parseColour(start);
  return (
    <section className={styles.section} aria-label={t('theme_from')}>
      <h2 className={styles.title}>{t('theme_from')}</h2>
      <p className={styles.note}>{t('theme_from_lead')}</p>
      <div className={styles.from}>
        <label className={styles.fromColour}>
          <input
            type="color"
            form={THEME_FORM}
            name={FROM_COLOUR}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className={styles.well}
          />
          {t('theme_from_colour')}
        </label>
        {isHydrated ? (
          <Button variant="secondary" icon={<Droplet aria-hidden="true" />} onClick={read}>
            {t('theme_from_logo')}
          </Button>
        ) : null}
      </div>
      {hasFailed ? <StatusLine kind="error">{t('theme_from_logo_failed')}</StatusLine> : null}
      <ul className={styles.palettes}>
        {SCHEMES.map((scheme) => {
          const title = t(`theme_from_${scheme}`);
          return (
            <PaletteCard
              key={scheme}
              theme={colour && { colors: paletteFromColour(colour, scheme) }}
              take={{
                intent: `from:${scheme}`,
                label: t('theme_take'),
                name: t('theme_take_named', { name: title }),
              }}
              {...{ title, blocks, brand }}
            />
          );
        })}
      </ul>
    </section>
  );
}
