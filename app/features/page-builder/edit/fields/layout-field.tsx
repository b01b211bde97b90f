import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';
import { FormGroup } from './form-group.tsx';
import type { LayoutField as LayoutFieldModel } from './layout-value.ts';
import { RadioGroup } from './radio-group.tsx';

/** Space, width and background of a block. */
export function LayoutField({ layout }: { layout: readonly LayoutFieldModel[] }) {
  const { t } = useTranslation('edit_fields');
  return (
    <FormGroup path="config" label={t('layout')} variant="box">
      <div className={styles.fields}>
        {layout.map(({ path, position, styles: known, chosen }) => (
          <RadioGroup
            key={path}
            path={path}
            label={t(`layout_${position}`)}
            options={[
              { value: '', label: t('as_usual') },
              ...known.map((value) => ({ value, label: t(`style_${value}`) })),
            ]}
            chosen={chosen}
          />
        ))}
      </div>
    </FormGroup>
  );
}
