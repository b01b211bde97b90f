import { Form } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseColour, toHex } from '#app/domain/themes/colour.ts';
import { type ChosenTheme, toSlotReports } from '#app/domain/themes/slot-report.ts';
import { type Slot, themes } from '#app/domain/themes/themes.ts';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import { SaveOnEnter } from '#app/features/page-builder/edit/fields/save-on-enter.tsx';
import { Button } from '#app/ui/components/button/button.tsx';
import { FormEnd } from '../form-end.tsx';
import { FromColour } from './from-colour.tsx';
import { OwnSample } from './own-sample.tsx';
import { PaletteCards } from './palette-cards.tsx';
import { THEME_FORM } from './read-theme.ts';
import { SlotField } from './slot-field.tsx';
import styles from './theme.module.css';
import { ThemeSample } from './theme-sample.tsx';

/** By what they are for: what others lie on, what is read, what the brand is known by, what draws the eye. */
const GROUPS: readonly (readonly [name: string, slots: readonly Slot[]])[] = [
  ['surfaces', ['c1', 'c2', 'c3']],
  ['texts', ['c5', 'c6', 'c4']],
  ['brand', ['c7', 'c8']],
  ['signals', ['c9', 'c10', 'c11']],
];

/** The palettes and the eleven colours of a brand; while they are chosen, the sample shows what viewers would get. */
export function ThemeForm({
  action,
  theme,
  typed: sent,
  faults,
  brand,
  logoSrc,
  blocks,
  children,
}: {
  action: string;
  theme: ChosenTheme;
  /** What was sent and is no colour. */
  typed: Readonly<Partial<Record<Slot, string>>>;
  faults: readonly Slot[];
  brand: string;
  logoSrc: string;
  /** Of a page of the brand's own. */
  blocks: readonly PlacedBlock[];
  /** Hidden fields. */
  children: React.ReactNode;
}) {
  const { t } = useTranslation('edit');
  const [typed, setTyped] = useState(sent);
  const now = withTyped(theme, typed);
  const reports = toSlotReports(now);
  return (
    <div className={styles.form}>
      <Form method="post" action={action} noValidate id={THEME_FORM} className={styles.fields}>
        <SaveOnEnter />
        {children}
      </Form>
      <section className={styles.section} aria-label={t('theme_palettes')}>
        <h2 className={styles.title}>{t('theme_palettes')}</h2>
        <PaletteCards
          current={theme.name}
          hasOwnColours={Object.keys(theme.colors).length > 0}
          brand={brand}
          blocks={blocks}
        />
      </section>
      <FromColour
        start={reports.find(({ slot }) => slot === 'c7')?.chosen ?? ''}
        {...{ logoSrc, blocks, brand }}
      />
      <section className={styles.section} aria-label={t('theme_colours')}>
        <h2 className={styles.title}>{t('theme_colours')}</h2>
        <div className={styles.columns}>
          <div className={styles.groups}>
            {GROUPS.map(([group, slots]) => (
              <fieldset key={group} className={styles.group}>
                <legend className={styles.legend}>{t(`theme_group_${group}`)}</legend>
                {slots.flatMap((slot) => {
                  const report = reports.find((each) => each.slot === slot);
                  return report ? (
                    <SlotField
                      key={slot}
                      report={report}
                      typed={typed[slot] ?? report.chosen}
                      error={faults.includes(slot) ? t('theme_fault') : undefined}
                      onType={(colour) => setTyped({ ...typed, [slot]: colour })}
                    />
                  ) : (
                    []
                  );
                })}
              </fieldset>
            ))}
          </div>
          <div className={styles.aside}>
            <ThemeSample theme={now} brand={brand} />
            {blocks.length > 0 ? <OwnSample theme={now} blocks={blocks} brand={brand} /> : null}
            <p className={styles.note}>{t('theme_sample_note')}</p>
          </div>
        </div>
      </section>
      <FormEnd>
        <Button type="submit" form={THEME_FORM} name="intent" value="save" size="large">
          {t('theme_save')}
        </Button>
      </FormEnd>
    </div>
  );
}

/** What is no colour yet is not looked at until it is one. */
function withTyped(theme: ChosenTheme, typed: Readonly<Partial<Record<Slot, string>>>): ChosenTheme {
  const known = Object.entries(typed).flatMap(([slot, text]): [string, string][] => {
    const colour = parseColour(text);
    return colour ? [[slot, toHex(colour)]] : [];
  });
  const colors: Partial<Record<string, string>> = { ...theme.colors, ...Object.fromEntries(known) };
  const own = Object.entries(colors).filter(
    ([slot, colour]) => colour !== themes[theme.name][slot as Slot].toLowerCase(),
  );
  return { name: theme.name, colors: Object.fromEntries(own) };
}
