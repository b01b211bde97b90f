import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotReport } from '#app/domain/themes/slot-report.ts';
import { Field } from '#app/ui/components/field/field.tsx';
import { THEME_FORM } from './read-theme.ts';
import styles from './theme.module.css';

const SURFACES = ['c1', 'c2', 'c3'];

/** A colour by what it is for: to be picked or typed, and how well it reads. */
export function SlotField({
  report,
  typed,
  error,
  onType,
}: {
  report: SlotReport;
  typed: string;
  error?: string | undefined;
  onType(colour: string): void;
}) {
  const { t, i18n } = useTranslation('edit');
  const { slot, chosen, shown, isMoved } = report;
  const ratio = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const kind = SURFACES.includes(slot) ? 'surface' : 'ink';
  const Icon = isMoved ? TriangleAlert : Check;
  const name = t(`theme_slot_${slot}`);
  return (
    <div className={styles.slot}>
      <input
        type="color"
        form={THEME_FORM}
        name={`${slot}/picked`}
        value={chosen}
        onChange={(event) => onType(event.target.value)}
        aria-label={t('theme_pick', { name })}
        className={styles.well}
      />
      <div className={styles.hex}>
        <Field
          id={`colour-${slot}`}
          name={slot}
          form={THEME_FORM}
          label={name}
          help={t(`theme_slot_${slot}_help`)}
          error={error}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
        />
      </div>
      <p className={styles.verdict} data-moved={isMoved || undefined}>
        <Icon aria-hidden="true" className={styles.verdictIcon} />
        <span>
          {t(`theme_contrast_${kind}`, {
            ratio: ratio.format(report.contrast),
            least: ratio.format(report.least),
          })}{' '}
          {isMoved ? (
            <>
              {t('theme_moved')}{' '}
              <span className={styles.swatch} style={{ '--swatch': shown } as CSSProperties} />{' '}
              <bdi dir="ltr">{shown}</bdi>
            </>
          ) : (
            t('theme_reads')
          )}
        </span>
      </p>
    </div>
  );
}
