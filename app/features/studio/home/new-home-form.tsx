import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#app/contract/limits.ts';
import { SelectControl } from '#app/features/page-builder/edit/fields/select-control.tsx';
import { Button } from '#app/ui/components/button/button.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import styles from './home-form.module.css';
import type { BuiltHome } from './home-form.tsx';
import { NEW_HOME } from './read-home.ts';

/** A home page more, empty or as a copy; at the limit, the limit. */
export function NewHomeForm({
  action,
  homes,
  most,
  from,
  children,
}: {
  action: string;
  homes: readonly BuiltHome[];
  /** How many there may be. */
  most: number;
  /** The home to copy, where one is named. */
  from: BuiltHome | undefined;
  /** Hidden fields. */
  children: ReactNode;
}) {
  const { t } = useTranslation('edit');
  return (
    <section className={styles.section} id={NEW_HOME} aria-labelledby="new-home-title">
      <h2 id="new-home-title" className={styles.title}>
        {t('home_new')}
      </h2>
      {homes.length < most ? (
        <>
          <p className={styles.text}>{t('home_new_lead')}</p>
          <Form method="post" action={action} key={from?.templateId} className={styles.make}>
            {children}
            <Field
              name="name"
              label={t('home_new_name')}
              help={t('home_name_note')}
              defaultValue={from ? t('home_copy_name', { name: from.name }) : ''}
              maxLength={LIMITS.name}
              required
              autoComplete="off"
            />
            <SelectControl
              id="home-from"
              name="from"
              label={t('home_from')}
              options={[
                { value: '', label: t('home_from_nothing') },
                ...homes.map(({ templateId, name }) => ({
                  value: templateId,
                  label: t('home_from_copy', { name }),
                })),
              ]}
              value={from?.templateId ?? ''}
            />
            <div>
              <Button type="submit" name="intent" value="make" variant="secondary">
                {t('home_make')}
              </Button>
            </div>
          </Form>
        </>
      ) : (
        <p className={styles.text}>{t('home_full', { most })}</p>
      )}
    </section>
  );
}
