import { useTranslation } from 'react-i18next';
import type { FieldOf } from './form-field.ts';
import { RadioGroup } from './radio-group.tsx';

/** One of a few words; none is as the block is drawn without one. */
export function ChoiceField({ field }: { field: FieldOf<'choice'> }) {
  const { t } = useTranslation('edit_fields');
  const nameOf = (choice: string) => t(`${choice}_choice`, { defaultValue: choice });
  const usual =
    field.whenAbsent === undefined ? t('as_usual') : t('as_usual_is', { choice: nameOf(field.whenAbsent) });
  const options = field.choices.map((value) => ({ value, label: nameOf(value) }));
  return (
    <RadioGroup
      path={field.path}
      label={t(`field_${field.name}`)}
      options={[{ value: '', label: usual }, ...options]}
      chosen={field.chosen}
    />
  );
}
