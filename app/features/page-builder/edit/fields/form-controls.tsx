import { useTranslation } from 'react-i18next';
import { assertNever } from '#app/lib/assert-never.ts';
import { CardList } from './card-list.tsx';
import { ChoiceField } from './choice-field.tsx';
import styles from './fields.module.css';
import type { FormField } from './form-field.ts';
import { FormGroup } from './form-group.tsx';
import { LinkField } from './link-field.tsx';
import { PictureField } from './picture-field.tsx';
import { PlayerField } from './player-field.tsx';
import { RulesField } from './rules-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextField } from './text-field.tsx';
import { TitlesField } from './titles-field.tsx';

/** Fields one below the other, each with the control of its kind. */
export function FormControls({ fields }: { fields: readonly FormField[] }) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <FormControl key={field.path} field={field} />
      ))}
    </div>
  );
}

function FormControl({ field }: { field: FormField }) {
  const { t } = useTranslation('edit_fields');
  switch (field.kind) {
    case 'text':
      return <TextField field={field} />;
    case 'choice':
      return <ChoiceField field={field} />;
    case 'switch':
      return <SwitchField field={field} />;
    case 'link':
      return <LinkField field={field} />;
    case 'picture':
      return <PictureField field={field} />;
    case 'player':
      return <PlayerField field={field} />;
    case 'titles':
      return <TitlesField field={field} />;
    case 'rules':
      return <RulesField field={field} />;
    case 'group':
      return (
        <FormGroup path={field.path} label={t(`field_${field.name}`)} variant="box">
          <FormControls fields={field.fields} />
        </FormGroup>
      );
    case 'list':
      return <CardList field={field} renderFields={(fields) => <FormControls fields={fields} />} />;
    default:
      return assertNever(field);
  }
}
