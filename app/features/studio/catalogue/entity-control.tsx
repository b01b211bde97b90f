import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { controlId } from '#app/features/page-builder/edit/fields/form-context.ts';
import { SelectControl } from '#app/features/page-builder/edit/fields/select-control.tsx';
import { SwitchControl } from '#app/features/page-builder/edit/fields/switch-control.tsx';
import { toBlockPicture } from '#app/features/page-builder/shared/block-picture-source.ts';
import { Field } from '#app/ui/components/field/field.tsx';
import { FieldWrapper, idsAround } from '#app/ui/components/field/field-wrapper.tsx';
import { TextArea } from '#app/ui/components/field/text-area.tsx';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import styles from './catalogue.module.css';
import type { DrawnField } from './drawn-field.ts';
import { EntityContext, useEntityFault, useFieldWords } from './entity-context.ts';
import type { EntityField } from './entity-field.ts';
import { NamedControl } from './named-control.tsx';

const NUMBERS = new Set<EntityField['kind']>(['number', 'money', 'reduction']);

/** The control or controls of one field. */
export function EntityControl({ drawn }: { drawn: DrawnField }) {
  const { field, values } = drawn;
  switch (field.kind) {
    case 'texts':
      return <TextsControl field={field} values={values} />;
    case 'switch':
      return <SwitchField field={field} isOn={values[field.path] === 'on'} />;
    case 'choice':
      return <ChoiceControl field={field} value={values[field.path] ?? ''} />;
    case 'one':
    case 'many':
      return (
        <NamedControl
          field={field}
          path={field.path}
          isOne={field.kind === 'one'}
          chosen={drawn.chosen ?? []}
          choices={drawn.choices ?? []}
          isSearched={drawn.isSearched ?? false}
          isOrdered={drawn.isOrdered ?? false}
        />
      );
    case 'people':
      return drawn.roles?.map((role) => (
        <NamedControl
          key={role.role}
          field={field}
          path={`${field.path}.${role.role}`}
          isOne={false}
          isOrdered={false}
          {...role}
        />
      ));
    case 'words':
    case 'languages':
      return <LinesControl field={field} value={values[field.path] ?? ''} />;
    case 'picture':
      return <PictureControl field={field} value={values[field.path] ?? ''} />;
    default:
      return <LineControl field={field} value={values[field.path] ?? ''} />;
  }
}

function TextsControl({
  field,
  values,
}: {
  field: Extract<EntityField, { kind: 'texts' }>;
  values: DrawnField['values'];
}) {
  const { languages } = useContext(EntityContext);
  const { path, isLong, maxChars, isRequired } = field;
  const { label } = useFieldWords(field);
  return (
    <div className={styles.texts}>
      {languages.map(({ code, name }, index) => (
        <TextControl
          key={code}
          path={`${path}.${code}`}
          label={languages.length > 1 ? `${label} (${name})` : label}
          lang={code}
          value={values[`${path}.${code}`] ?? ''}
          isLong={isLong ?? false}
          isRequired={(isRequired ?? false) && index === 0}
          maxChars={maxChars}
        />
      ))}
    </div>
  );
}

function TextControl({
  path,
  label,
  lang,
  value,
  isLong,
  isRequired,
  maxChars,
}: {
  path: string;
  label: string;
  lang: string;
  value: string;
  isLong: boolean;
  isRequired: boolean;
  maxChars: number;
}) {
  const { t } = useTranslation('edit_fields');
  const error = useEntityFault(path);
  const shared = {
    ...{ id: controlId(path), name: path, label, lang, defaultValue: value, error },
    ...{ maxLength: maxChars, optional: isRequired ? t('needed') : undefined },
  };
  return isLong ? <TextArea {...shared} rows={4} /> : <Field {...shared} dir="auto" autoComplete="off" />;
}

/** One a line. */
function LinesControl({ field, value }: { field: EntityField; value: string }) {
  const { path } = field;
  const { label, help } = useFieldWords(field);
  const id = controlId(path);
  const error = useEntityFault(path);
  return (
    <FieldWrapper inputId={id} label={label} help={help} error={error}>
      <textarea
        id={id}
        name={path}
        defaultValue={value}
        rows={5}
        dir="auto"
        spellCheck={false}
        className={styles.lines}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? idsAround(id).errorId : undefined}
      />
    </FieldWrapper>
  );
}

function LineControl({ field, value }: { field: EntityField; value: string }) {
  const { t } = useTranslation('edit_fields');
  const { path, kind } = field;
  const { label, help } = useFieldWords(field);
  const isRequired = 'isRequired' in field && field.isRequired;
  return (
    <Field
      id={controlId(path)}
      name={path}
      label={label}
      help={help}
      optional={isRequired ? t('needed') : undefined}
      error={useEntityFault(path)}
      defaultValue={value}
      autoComplete="off"
      type={kind === 'time' ? 'datetime-local' : 'text'}
      inputMode={NUMBERS.has(kind) ? 'decimal' : undefined}
      dir={kind === 'text' && !field.isCode ? 'auto' : 'ltr'}
      {...(kind === 'text' && field.isCode ? { autoCapitalize: 'none', spellCheck: false } : {})}
    />
  );
}

function SwitchField({ field, isOn }: { field: EntityField; isOn: boolean }) {
  return <SwitchControl path={field.path} isOn={isOn} {...useFieldWords(field)} />;
}

function ChoiceControl({ field, value }: { field: Extract<EntityField, { kind: 'choice' }>; value: string }) {
  const { t } = useTranslation('studio');
  const { path, options } = field;
  const { label } = useFieldWords(field);
  return (
    <SelectControl
      id={controlId(path)}
      name={path}
      label={label}
      value={value}
      error={useEntityFault(path)}
      options={options.map((option) => ({ value: option, label: t(`option_${option || 'none'}`) }))}
    />
  );
}

function PictureControl({
  field,
  value,
}: {
  field: Extract<EntityField, { kind: 'picture' }>;
  value: string;
}) {
  const { path } = field;
  const { pictures } = useContext(EntityContext);
  const { label, help } = useFieldWords(field);
  const origin = useAssetOrigin();
  const error = useEntityFault(path);
  return (
    <div className={styles.picture}>
      {value && !error ? (
        <Picture
          source={toBlockPicture(value, origin, 'card')}
          className={field.isLogo ? styles.logo : styles.preview}
        />
      ) : null}
      <div className={styles.pictureControl}>
        <Field
          id={controlId(path)}
          name={path}
          label={label}
          help={help}
          error={error}
          defaultValue={value}
          list={pictures.length > 0 ? 'entity-pictures' : undefined}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    </div>
  );
}
