import { useTranslation } from 'react-i18next';
import { Field } from '#app/ui/components/field/field.tsx';
import { ChoiceList } from './choice-list.tsx';
import { isFoundKind } from './find-intent.ts';
import { type Choice, type Choices, choicesId, useFormContext } from './form-context.ts';
import { SearchControl } from './search-control.tsx';
import { SelectControl } from './select-control.tsx';

/** So many are in every list of choices; of more, those are suggested that are typed. */
const SELECT_AT_MOST = 40;

export type ChoiceKind = keyof Choices;

/** One of the brand's titles, pages, …: by name where the form knows all of them, else found by it. */
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
  const { choices: lists, found } = useFormContext();
  const choices = lists[kind] ?? [];
  if (choices.length > 0 && choices.length <= SELECT_AT_MOST) {
    const options = choices.map((choice) => ({ value: choice.id, label: choice.name }));
    const none = { value: '', label: t('none') };
    return <SelectControl id={id} name={name} label={label} options={[none, ...options]} value={value} />;
  }
  if (choices.length > 0 && isFoundKind(kind)) {
    const own = found?.control === id ? found : null;
    return <SearchControl key={value} {...{ id, name, kind, label, value, choices }} found={own} />;
  }
  return <IdField key={value} {...{ id, name, kind, label, value, choices }} />;
}

function IdField({
  id,
  name,
  kind,
  label,
  value,
  choices,
}: {
  id: string;
  name: string;
  kind: ChoiceKind;
  label: string;
  value: string;
  choices: readonly Choice[];
}) {
  const chosen = choices.find((choice) => choice.id === value);
  return (
    <Field
      id={id}
      name={name}
      label={label}
      defaultValue={value}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      list={choices.length > 0 ? choicesId(kind) : undefined}
      help={chosen ? <bdi>{chosen.name}</bdi> : undefined}
    />
  );
}

/** What `IdControl`s of long lists suggest: once a form. */
export function ChoiceLists() {
  const { choices } = useFormContext();
  // Its keys are those of Choices.
  return (Object.entries(choices) as [ChoiceKind, readonly Choice[]][]).map(([kind, list]) =>
    list.length > SELECT_AT_MOST ? <ChoiceList key={kind} id={choicesId(kind)} choices={list} /> : null,
  );
}
