import { useTranslation } from 'react-i18next';
import type { FieldOf } from './form-field.ts';
import { RadioGroup } from './radio-group.tsx';

/** One of a few words, or none where the block is drawn as none of them without one. */
export function ChoiceField({ field }: { field: FieldOf<'choice'> }) {
  const { t } = useTranslation('edit_fields');
  const options = field.choices.map((value) => ({
    value,
    label: t(`${value}_choice`, { defaultValue: value }),
  }));
  const none = field.whenAbsent === undefined ? [{ value: '', label: t('as_usual') }] : [];
  return (
    <RadioGroup
      path={field.path}
      label={t(`field_${field.name}`)}
      options={[...none, ...options]}
      chosen={field.chosen}
    />
  );
}
