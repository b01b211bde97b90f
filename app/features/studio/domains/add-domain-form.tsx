import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { controlId } from '#app/features/page-builder/edit/fields/form-context.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import type { UnsavedDomain } from './act-on-domain.server.ts';
import styles from './domains.module.css';

/** A hostname more; an address that was copied from a browser is read for the name in it. */
export function AddDomainForm({ unsaved }: { unsaved: UnsavedDomain | null }) {
  const { t } = useTranslation('studio');
  return (
    <section className={styles.card} aria-labelledby="add-domain">
      <h2 id="add-domain" className={styles.heading}>
        {t('domain_add')}
      </h2>
      <p className={styles.about}>{t('domain_add_about')}</p>
      <Form method="post" action={editPaths.domains()} noValidate className={styles.form}>
        <Field
          id={controlId('hostname')}
          name="hostname"
          label={t('domain_field')}
          help={t('domain_field_help')}
          error={unsaved?.message}
          defaultValue={unsaved?.hostname ?? ''}
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <Button type="submit" name="intent" value="add">
            {t('domain_add')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
