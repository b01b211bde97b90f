import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/components/button/button.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { ChoiceList } from './choice-list.tsx';
import styles from './fields.module.css';
import { type FoundKind, findIntent, wordsName } from './find-intent.ts';
import { type Choice, choicesId, type Found } from './form-context.ts';
import { SelectControl } from './select-control.tsx';
import { useSuggestions } from './use-suggestions.ts';

/**
 * One of more things than a list holds: a name is typed in place of the id, and the button draws the form again with
 * those that have it. With scripts, they are suggested while it is typed.
 */
export function SearchControl({
  id,
  name,
  kind,
  label,
  value,
  choices,
  found,
}: {
  id: string;
  name: string;
  kind: FoundKind;
  label: string;
  value: string;
  /** The first of them all. */
  choices: readonly Choice[];
  /** What was found for this control. */
  found: Found | null;
}) {
  const { t } = useTranslation('edit_fields');
  const { suggested, suggest } = useSuggestions(kind, choices);
  // Of a form of many cards each has the same list, until something is typed.
  const ownList = `${choicesId(kind)}-${useId().replaceAll(':', '')}`;
  const typed = {
    ...({ dir: 'auto', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const),
    ...{ list: suggested ? ownList : choicesId(kind), onInput: suggest },
  };
  const [first] = found?.choices ?? [];
  const chosen = [...choices, ...(suggested ?? [])].find((choice) => choice.id === value);
  return (
    <div className={styles.search}>
      {found && first ? (
        <>
          <SelectControl
            {...{ id, name, label }}
            options={[
              ...found.choices.map((choice) => ({ value: choice.id, label: choice.name })),
              { value: '', label: t('none') },
            ]}
            value={first.id}
            hasFocus
          />
          <Field {...typed} name={wordsName(id)} label={t('find_again')} defaultValue={found.words} />
        </>
      ) : (
        <Field
          {...{ ...typed, id, name, label }}
          defaultValue={found?.words ?? value}
          autoFocus={found !== null}
          help={chosen ? <bdi>{chosen.name}</bdi> : t('find_help')}
          error={found ? t('find_none', { words: found.words }) : undefined}
        />
      )}
      <Button
        type="submit"
        name="intent"
        value={findIntent(kind, id)}
        variant="secondary"
        size="small"
        icon={<Search aria-hidden="true" />}
      >
        {t('find')}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </Button>
      {suggested ? <ChoiceList id={ownList} choices={suggested} /> : null}
    </div>
  );
}
