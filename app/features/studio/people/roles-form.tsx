import type { SubmissionResult } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { Person } from '#app/contract/people-calls.ts';
import { ROLES } from '#app/contract/roles.ts';
import { CheckboxField } from '#app/features/forms/checkbox-field.tsx';
import { FormField } from '#app/features/forms/form-field.tsx';
import { PasswordField } from '#app/features/forms/password-field.tsx';
import { SiteForm } from '#app/features/forms/site-form.tsx';
import { SubmitButton } from '#app/features/forms/submit-button.tsx';
import { useSiteForm } from '#app/features/forms/use-site-form.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import styles from './people.module.css';
import { RolesSchema, roleField } from './roles-schema.ts';

/** All roles of one person, who is found by the address they signed up with. */
export function RolesForm({
  person,
  lastResult,
}: {
  /** Whose roles are changed; null for somebody who has none yet. */
  person: Person | null;
  lastResult: SubmissionResult | null | undefined;
}) {
  const { t } = useTranslation(['edit', 'auth']);
  const own = person?.roles.map((role) => [roleField(role), 'on']) ?? [];
  const [form, fields] = useSiteForm({
    ...{ id: 'roles', schema: RolesSchema, lastResult },
    defaultValue: { email: person?.email_id ?? '', ...Object.fromEntries(own) },
  });
  return (
    <SiteForm form={form} action={editPaths.people({}, { change: person?._id ?? null })}>
      <FormField
        field={fields.email}
        label={t('email', { ns: 'auth' })}
        type="email"
        autoComplete="off"
        readOnly={person !== null}
        dir="ltr"
      />
      <fieldset className={styles.roles}>
        <legend className={styles.legend}>{t('people_roles')}</legend>
        {ROLES.map((role) => (
          <div key={role} className={styles.role}>
            <CheckboxField field={fields[roleField(role)]} label={t(`role_${role}`)} />
            <p className={styles.about}>{t(`role_${role}_about`)}</p>
          </div>
        ))}
      </fieldset>
      {person === null || person.is_invited ? (
        <CheckboxField field={fields.invite} label={t('people_invite')} />
      ) : null}
      <PasswordField
        field={fields.password}
        label={t('people_password')}
        autoComplete="current-password"
        help={t('people_password_help')}
      />
      <SubmitButton>{t(person ? 'people_save' : 'people_add')}</SubmitButton>
    </SiteForm>
  );
}
