import Droplet from 'lucide-react/icons/droplet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseColour } from '#app/domain/themes/colour.ts';
import { paletteFromColour, SCHEMES } from '#app/domain/themes/palette-from-colour.ts';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { OwnSample } from './own-sample.tsx';
import { FROM_COLOUR } from './read-theme.ts';
import styles from './theme.module.css';
import { THEME_FORM } from './theme-form-id.ts';
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
        {SCHEMES.map((scheme) => (
          <li key={scheme} className={styles.palette}>
            {colour ? (
              <OwnSample
                theme={{ colors: paletteFromColour(colour, scheme) }}
                blocks={blocks}
                brand={brand}
              />
            ) : null}
            <span className={styles.paletteFoot}>
              <strong>{t(`theme_from_${scheme}`)}</strong>
              <Button
                type="submit"
                form={THEME_FORM}
                name="intent"
                value={`from:${scheme}`}
                variant="secondary"
                size="small"
                aria-label={t('theme_take_named', { name: t(`theme_from_${scheme}`) })}
              >
                {t('theme_take')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
