import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#app/contract/limits.ts';
import { controlId } from '#app/features/page-builder/edit/fields/form-context.ts';
import { RadioGroup } from '#app/features/page-builder/edit/fields/radio-group.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import type { NewPage } from './new-page.server.ts';
import styles from './settings.module.css';
import { useSettingsFault } from './settings-context.ts';
import { WordsControl } from './words-control.tsx';

/** What a page begins with; a copy has the type of its source. `children` are the buttons. */
export function NewPageFields({
  page,
  isCopy,
  children,
}: {
  page: NewPage;
  isCopy: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('edit');
  const error = useSettingsFault('page_url');
  return (
    <div className={styles.form}>
      <WordsControl
        path="title"
        label={t('settings_title')}
        words={page.title}
        maxChars={LIMITS.title}
        isRequired
      />
      <Field
        id={controlId('page_url')}
        name="page_url"
        label={t('settings_address')}
        defaultValue={page.address}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
        help={t('new_page_address_help')}
      />
      {isCopy ? null : (
        <RadioGroup
          path="type"
          label={t('new_page_type')}
          options={[
            { value: 'CUSTOM', label: t('new_page_CUSTOM') },
            { value: 'STATIC', label: t('new_page_STATIC') },
          ]}
          chosen={page.type}
        />
      )}
      <div className={styles.end}>{children}</div>
    </div>
  );
}
