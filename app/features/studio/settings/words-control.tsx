import { useTranslation } from 'react-i18next';
import { controlId } from '#app/features/page-builder/edit/fields/form-context.ts';
import { Field } from '#app/ui/components/field/field.tsx';
import { FieldWrapper, idsAround } from '#app/ui/components/field/field-wrapper.tsx';
import styles from './settings.module.css';
import { useSettings, useSettingsFault } from './settings-context.ts';

/** Longer texts have several lines. */
const LINE_CHARS = 500;

/** A text in the language that is edited; below it the brand's own, where that is another. */
export function WordsControl({
  path,
  label,
  words,
  ownWords,
  maxChars,
  isRequired = false,
}: {
  path: string;
  label: string;
  words: string;
  ownWords?: string;
  maxChars: number;
  isRequired?: boolean;
}) {
  const { t } = useTranslation('edit_fields');
  const { language, ownLanguage } = useSettings();
  const error = useSettingsFault(path);
  const id = controlId(path);
  const help = ownWords ? (
    <span className={styles.ownWords} lang={ownLanguage} dir="auto">
      {ownWords}
    </span>
  ) : null;
  const optional = isRequired ? t('needed') : undefined;
  const input = { name: path, lang: language, dir: 'auto', defaultValue: words };
  // A line of its own is lost in a field of one line.
  if (maxChars <= LINE_CHARS && !/[\r\n]/.test(words))
    return <Field {...input} id={id} label={label} help={help} error={error} optional={optional} />;
  const { helpId, errorId } = idsAround(id);
  return (
    <FieldWrapper inputId={id} label={label} help={help} error={error} optional={optional}>
      <textarea
        {...input}
        id={id}
        rows={3}
        className={styles.textarea}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : help ? helpId : undefined}
      />
    </FieldWrapper>
  );
}
