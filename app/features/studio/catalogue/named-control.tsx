import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { controlId } from '#app/features/page-builder/edit/fields/form-context.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import { FieldWrapper, idsAround } from '#app/ui/components/field/field-wrapper.tsx';
import { selectClassNames } from '#app/ui/components/field/select.tsx';
import styles from './catalogue.module.css';
import { placeName } from './chosen-in.ts';
import type { Named } from './drawn-field.ts';
import { EntityContext, useEntityFault, useFieldWords } from './entity-context.ts';
import type { EntityField } from './entity-field.ts';

/** So many boxes are shown at once; more are opened. */
const IN_SIGHT = 12;

interface Props {
  field: EntityField;
  path: string;
  /** What people do in it; of a field of people. */
  role?: string;
  isOne: boolean;
  chosen: readonly string[];
  /** The chosen ones first. */
  choices: readonly Named[];
  isSearched: boolean;
  /** Each chosen one has a field with its place. */
  isOrdered: boolean;
}

/** Others by their names: a list to choose from, or boxes; of a large catalogue those that were looked for. */
export function NamedControl({ field, path, role, isOne, chosen, choices, isSearched, isOrdered }: Props) {
  const words = useFieldWords(field);
  const { t } = useTranslation('studio');
  const label = role === undefined ? words.label : t(`role_${role}`, { defaultValue: role });
  const search = isSearched ? <FindControl path={path} label={label} /> : null;
  if (isOne)
    return (
      <div className={styles.named}>
        <OneControl path={path} label={label} help={words.help} chosen={chosen[0] ?? ''} choices={choices} />
        {search}
      </div>
    );
  return (
    <fieldset className={styles.named} id={controlId(path)} tabIndex={-1}>
      <legend className={styles.legend}>{label}</legend>
      {words.help && role === undefined ? <p className={styles.help}>{words.help}</p> : null}
      <Fault path={path} />
      <Boxes path={path} chosen={chosen} choices={choices} isOrdered={isOrdered} />
      {choices.length === 0 && !isSearched ? <p className={styles.help}>{t('none_to_choose')}</p> : null}
      {search}
    </fieldset>
  );
}

function OneControl({
  path,
  label,
  help,
  chosen,
  choices,
}: {
  path: string;
  label: string;
  help: string | undefined;
  chosen: string;
  choices: readonly Named[];
}) {
  const { t } = useTranslation('studio');
  const id = controlId(path);
  const error = useEntityFault(path);
  return (
    <FieldWrapper inputId={id} label={label} help={help} error={error}>
      <select
        id={id}
        name={path}
        defaultValue={chosen}
        className={selectClassNames.select}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? idsAround(id).errorId : undefined}
      >
        <option value="">{t('none')}</option>
        {choices.map(({ id: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown className={selectClassNames.mark} aria-hidden="true" />
    </FieldWrapper>
  );
}

type BoxesProps = Pick<Props, 'path' | 'chosen' | 'choices' | 'isOrdered'>;

function Boxes({ path, chosen, choices, isOrdered }: BoxesProps) {
  const { t } = useTranslation('studio');
  const { find } = useContext(EntityContext);
  const isSmall = choices.length <= IN_SIGHT || find?.path === path;
  const inSight = isSmall ? choices : choices.filter(({ id }) => chosen.includes(id));
  const others = isSmall ? [] : choices.filter(({ id }) => !chosen.includes(id));
  return (
    <>
      <BoxList path={path} chosen={chosen} choices={inSight} isOrdered={isOrdered} />
      {others.length > 0 ? (
        <details className={styles.others}>
          <summary className={styles.othersSummary}>
            {t('choose_more', { count: others.length })}
            <ChevronDown aria-hidden="true" />
          </summary>
          <BoxList path={path} chosen={chosen} choices={others} isOrdered={isOrdered} />
        </details>
      ) : null}
    </>
  );
}

function BoxList({ path, chosen, choices, isOrdered }: BoxesProps) {
  if (choices.length === 0) return null;
  return (
    <ul className={isOrdered ? styles.ordered : styles.boxes}>
      {choices.map(({ id, name }) => (
        <li key={id} className={styles.chosen}>
          <label className={styles.option}>
            <input
              type="checkbox"
              name={path}
              value={id}
              defaultChecked={chosen.includes(id)}
              className={styles.box}
            />
            <bdi>{name}</bdi>
          </label>
          {isOrdered && chosen.includes(id) ? (
            <Place path={path} id={id} name={name} place={chosen.indexOf(id) + 1} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Where in their order one comes. */
function Place({ path, id, name, place }: { path: string; id: string; name: string; place: number }) {
  const { t } = useTranslation('studio');
  return (
    <input
      name={placeName(path, id)}
      defaultValue={place}
      aria-label={t('place_of', { name })}
      inputMode="decimal"
      autoComplete="off"
      className={styles.place}
    />
  );
}

function Fault({ path }: { path: string }) {
  const error = useEntityFault(path);
  return error ? (
    <p role="alert" className={styles.error}>
      {error}
    </p>
  ) : null;
}

/** Looks for others by name; the form comes back with what was found, and with all that was typed. */
function FindControl({ path, label }: { path: string; label: string }) {
  const { t } = useTranslation('studio');
  const { find } = useContext(EntityContext);
  return (
    <div className={styles.find}>
      <Field
        id={controlId(`find.${path}`)}
        name={`find.${path}`}
        label={t('find_in', { name: label })}
        defaultValue={find?.path === path ? find.words : ''}
        type="search"
        dir="auto"
        autoComplete="off"
      />
      <Button
        type="submit"
        name="intent"
        value={`find:${path}`}
        variant="secondary"
        formNoValidate
        icon={<Search aria-hidden="true" />}
      >
        {t('find')}
      </Button>
    </div>
  );
}
