import type { TextareaHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#app/ui/components/field/field.tsx';
import { FieldWrapper, idsAround } from '#app/ui/components/field/field-wrapper.tsx';
import styles from './fields.module.css';
import { controlId, useFault, useFormContext } from './form-context.ts';
import type { FieldOf } from './form-field.ts';

/** Longer ones have two lines, and paragraphs four. */
const LINE_CHARS = 200;
const PARAGRAPH_CHARS = 500;

/** A text in the form's language; beside it the brand's own, where that is another. */
export function TextField({ field }: { field: FieldOf<'text'> }) {
  const { t } = useTranslation('edit_fields');
  const { language, ownLanguage } = useFormContext();
  const error = useFault(field.path);
  const { path, name, words, maxChars, ownWords } = field;
  const shared = {
    ...{ id: controlId(path), label: t(`field_${name}`), error },
    optional: field.isRequired ? t('needed') : undefined,
    help: (
      <>
        <span>{t('most_characters', { limit: maxChars })}</span>
        {ownWords ? (
          <span className={styles.ownWords} lang={ownLanguage} dir="auto">
            {ownWords}
          </span>
        ) : null}
      </>
    ),
  };
  const input = { name: path, maxLength: maxChars, lang: language, dir: 'auto', defaultValue: words };
  // A line of its own is lost in a field of one line.
  const isLong = maxChars > LINE_CHARS || /[\r\n]/.test(words);
  const rows = maxChars > PARAGRAPH_CHARS ? 4 : 2;
  return isLong ? (
    <Lines {...shared} {...input} rows={rows} key={words} />
  ) : (
    <Field {...shared} {...input} key={words} />
  );
}

function Lines({
  id,
  label,
  optional,
  help,
  error,
  ...textarea
}: Pick<Parameters<typeof FieldWrapper>[0], 'label' | 'optional' | 'help' | 'error'> & { id: string } & Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'id'
  >) {
  const { helpId, errorId } = idsAround(id);
  return (
    <FieldWrapper inputId={id} label={label} optional={optional} help={help} error={error}>
      <textarea
        {...textarea}
        id={id}
        className={styles.textarea}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${helpId} ${errorId}` : helpId}
      />
    </FieldWrapper>
  );
}
