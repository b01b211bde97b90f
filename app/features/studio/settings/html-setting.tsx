import { useTranslation } from 'react-i18next';
import { directionOf } from '#app/features/i18n/direction.ts';
import { controlId } from '#app/features/page-builder/edit/fields/form-context.ts';
import { RichText } from '#app/features/rich-text/rich-text.tsx';
import { FieldWrapper, idsAround } from '#app/ui/components/field/field-wrapper.tsx';
import { HtmlSource } from './html-source.tsx';
import type { Preview } from './load-settings.server.ts';
import styles from './settings.module.css';
import { useSettings, useSettingsFault } from './settings-context.ts';

/** A formatted text, and beside it how readers would see it. */
export function HtmlSetting({
  path,
  label,
  words,
  rows,
  isRequired = false,
}: {
  path: string;
  label: string;
  words: string;
  rows: number;
  isRequired?: boolean;
}) {
  const { t } = useTranslation('edit_fields');
  const { language, previews } = useSettings();
  const error = useSettingsFault(path);
  const id = controlId(path);
  const preview = previews[path];
  return (
    <div className={styles.html}>
      <FieldWrapper inputId={id} label={label} optional={isRequired ? t('needed') : undefined} error={error}>
        <HtmlSource
          id={id}
          name={path}
          label={label}
          language={language}
          rows={rows}
          defaultValue={words}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? idsAround(id).errorId : undefined}
        />
      </FieldWrapper>
      {preview ? <ReadersPreview preview={preview} /> : null}
    </div>
  );
}

function ReadersPreview({ preview: { nodes, dropped, isBorrowed } }: { preview: Preview }) {
  const { t } = useTranslation('edit');
  const { language, ownLanguage } = useSettings();
  const shown = isBorrowed ? ownLanguage : language;
  return (
    <section className={styles.preview}>
      <h2 className={styles.previewTitle}>{t('settings_preview')}</h2>
      {isBorrowed ? <p className={styles.hint}>{t('settings_preview_borrowed')}</p> : null}
      {dropped.length > 0 ? (
        <p className={styles.dropped}>
          {t('settings_dropped')}{' '}
          {dropped.map((name) => (
            <code key={name} dir="ltr">
              {name}
            </code>
          ))}
        </p>
      ) : null}
      {/* Its links would lead away from what is being written. */}
      <div className={styles.paper} lang={shown} dir={directionOf(shown)} {...{ inert: '' }}>
        {nodes.length > 0 ? (
          <RichText nodes={nodes} />
        ) : (
          <p className={styles.hint}>{t('settings_preview_empty')}</p>
        )}
      </div>
    </section>
  );
}
