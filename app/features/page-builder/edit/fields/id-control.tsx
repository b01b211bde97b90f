import { useTranslation } from 'react-i18next';
import { Field } from '#app/ui/components/field/field.tsx';
import { type Choices, useFormContext } from './form-context.ts';
import { SelectControl } from './select-control.tsx';

/** So many are in every list of choices; of more, the browser suggests those that are typed. */
const SELECT_AT_MOST = 40;

export type ChoiceKind = keyof Choices;

/** One of the brand's titles, pages, …: by name where the form knows them, else by its id. */
export function IdControl({
  id,
  name,
  kind,
  label,
  value,
}: {
  id: string;
  name: string;
  kind: ChoiceKind;
  label: string;
  value: string;
}) {
  const { t } = useTranslation('edit_fields');
  const choices = useFormContext().choices[kind] ?? [];
  if (choices.length > 0 && choices.length <= SELECT_AT_MOST) {
    const options = choices.map((choice) => ({ value: choice.id, label: choice.name }));
    const none = { value: '', label: t('none') };
    return <SelectControl id={id} name={name} label={label} options={[none, ...options]} value={value} />;
  }
  const chosen = choices.find((choice) => choice.id === value);
  return (
    <Field
      key={value}
      id={id}
      name={name}
      label={label}
      defaultValue={value}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      list={choices.length > 0 ? listId(kind) : undefined}
      help={chosen ? <bdi>{chosen.name}</bdi> : undefined}
    />
  );
}

/** What `IdControl`s of long lists suggest: once a form. */
export function ChoiceLists() {
  const { choices } = useFormContext();
  return Object.entries(choices).map(([kind, list]) =>
    list.length > SELECT_AT_MOST ? (
      <datalist key={kind} id={listId(kind)}>
        {list.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </datalist>
    ) : null,
  );
}

const listId = (kind: string) => `choices-${kind}`;
