import { SwitchControl } from '#app/features/page-builder/edit/fields/switch-control.tsx';
import { assertNever } from '#app/lib/assert-never.ts';
import { AddressSetting } from './address-setting.tsx';
import { FormFieldsSetting } from './form-fields-setting.tsx';
import { HtmlSetting } from './html-setting.tsx';
import { NetworksSetting } from './networks-setting.tsx';
import { OldUrlsSetting } from './old-urls-setting.tsx';
import { PlaceSetting } from './place-setting.tsx';
import { QuestionsSetting } from './questions-setting.tsx';
import { useSettingLabel } from './settings-context.ts';
import type { SettingsField } from './settings-field.ts';
import { WordsControl } from './words-control.tsx';

/** A field with the control of its kind. */
export function SettingsControl({ field }: { field: SettingsField }) {
  const label = useSettingLabel()(field);
  switch (field.kind) {
    case 'text':
      return <WordsControl path={field.name} label={label} {...field} />;
    case 'html':
      return <HtmlSetting path={field.name} label={label} {...field} rows={16} />;
    case 'address':
      return <AddressSetting field={field} label={label} />;
    case 'old_urls':
      return <OldUrlsSetting field={field} label={label} />;
    case 'switch':
      return <SwitchControl path={field.name} label={label} isOn={field.isOn} />;
    case 'questions':
      return <QuestionsSetting field={field} label={label} />;
    case 'networks':
      return <NetworksSetting field={field} label={label} />;
    case 'place':
      return <PlaceSetting field={field} label={label} />;
    case 'fields':
      return <FormFieldsSetting field={field} label={label} />;
    default:
      return assertNever(field);
  }
}
