import type { SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import MailWarning from 'lucide-react/icons/mail-exclamation-point';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteForm } from '#app/features/forms/site-form.tsx';
import { SubmitButton } from '#app/features/forms/submit-button.tsx';
import { useSiteForm } from '#app/features/forms/use-site-form.ts';
import { paths } from '#app/features/links/paths.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Button } from '#app/ui/components/button/button.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { NameField, PhoneField } from '../auth/identity-fields.tsx';
import { AccountSection } from './account-layout.tsx';
import styles from './profile-form.module.css';
import { ProfileSchema } from './profile-schema.ts';

/** A member as the profile shows them. */
export interface Profile {
  name: string;
  email: string;
  phone: string;
  isVerified: boolean;
}

/** viewer.md §2: what a member may change, and what is only displayed. */
export function ProfileForm({
  profile,
  lastResult,
}: {
  profile: Profile;
  lastResult: SubmissionResult | null | undefined;
}) {
  const { t } = useTranslation(['account', 'auth']);
  const [form, fields] = useSiteForm({
    id: 'profile',
    schema: ProfileSchema,
    lastResult,
    defaultValue: { name: profile.name, phone: profile.phone },
  });
  return (
    <>
      <AccountSection title={t('about_you')}>
        <SiteForm form={form} action={paths.profile()}>
          <div className={styles.pair}>
            <NameField field={fields.name} />
            <PhoneField field={fields.phone} />
          </div>
          <div className={styles.save}>
            <SubmitButton>{t('save')}</SubmitButton>
          </div>
        </SiteForm>
      </AccountSection>
      <SignIn profile={profile} />
    </>
  );
}

/** What one signs in with; neither is changed here. */
function SignIn({ profile: { email, isVerified } }: { profile: Profile }) {
  const { t } = useTranslation(['account', 'auth']);
  return (
    <AccountSection title={t('how_you_sign_in')}>
      <div className={styles.row}>
        <Field
          label={t('email', { ns: 'auth' })}
          type="email"
          value={email}
          readOnly
          disabled
          dir="ltr"
          help={t('email_note')}
          end={<VerifiedMark isVerified={isVerified} />}
        />
        {isVerified ? null : <ResendButton />}
      </div>
      <div className={styles.row}>
        <Field
          label={t('password', { ns: 'auth' })}
          type="password"
          value="••••••••••"
          readOnly
          disabled
          autoComplete="off"
        />
        <Link to={paths.changePassword()} className={styles.link}>
          {t('change_password')}
        </Link>
      </div>
    </AccountSection>
  );
}

function VerifiedMark({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation('account');
  return (
    <span className={styles.mark} data-verified={isVerified || undefined}>
      {isVerified ? <BadgeCheck aria-hidden="true" /> : <MailWarning aria-hidden="true" />}
      <Badge tone={isVerified ? 'positive' : 'neutral'}>{t(isVerified ? 'verified' : 'not_verified')}</Badge>
    </span>
  );
}

function ResendButton() {
  const { t } = useTranslation('account');
  const noteId = useId();
  const isBusy = useNavigation().formAction === paths.profileVerifyEmail();
  return (
    <Form method="post" action={paths.profileVerifyEmail()} className={styles.resend}>
      <p id={noteId}>{t('not_verified_note')}</p>
      <Button
        type="submit"
        variant="secondary"
        size="small"
        aria-describedby={noteId}
        aria-disabled={isBusy || undefined}
      >
        {t('resend_mail')}
      </Button>
    </Form>
  );
}
