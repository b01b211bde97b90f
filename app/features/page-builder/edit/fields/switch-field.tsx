import { useTranslation } from 'react-i18next';
import type { FieldOf } from './form-field.ts';
import { SwitchControl } from './switch-control.tsx';

export function SwitchField({ field }: { field: FieldOf<'switch'> }) {
  const { t } = useTranslation('edit_fields');
  return <SwitchControl path={field.path} label={t(`field_${field.name}`)} isOn={field.isOn} />;
}
