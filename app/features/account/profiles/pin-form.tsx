import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { CardActions, CardPage } from '#app/ui/components/card-page/card-page.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import { PinField } from './pin-field.tsx';
import styles from './profile-form.module.css';
import type { ProfilesFault, ProfilesView } from './profile-page.ts';

type View = Extract<ProfilesView, { kind: 'switch' | 'play' | 'pin' }>;

/** The PIN: to change to a profile, to play a title, or a new one. */
export function PinForm({ view, fault }: { view: View; fault: ProfilesFault | null }) {
  const { t } = useTranslation('profiles');
  const isNew = view.kind === 'pin';
  const title = isNew ? t(view.hasPin ? 'change_pin' : 'choose_pin') : t('pin_title');
  return (
    <CardPage title={title} text={textOf()}>
      <form method="post" className={styles.form}>
        {fault && fault.field === null ? <p role="alert">{fault.text}</p> : null}
        <input type="hidden" name="intent" value={isNew ? 'set-pin' : view.kind} />
        {view.kind === 'switch' ? <input type="hidden" name="id" value={view.profile.id} /> : null}
        <PinField name={isNew ? 'new_pin' : 'pin'} fault={fault} isFirst />
        {(isNew && view.hasPin) || view.kind === 'switch' ? (
          <Field
            label={t('password')}
            name="password"
            type="password"
            autoComplete="current-password"
            help={isNew ? undefined : t('forgotten')}
            error={fault?.field === 'password' ? fault.text : undefined}
          />
        ) : null}
        <CardActions>
          <Button type="submit" size="large" wide>
            {t(isNew ? 'save' : 'go_on')}
          </Button>
          <LinkButton to={paths.profiles()} variant="secondary" size="large" wide>
            {t('back')}
          </LinkButton>
        </CardActions>
      </form>
    </CardPage>
  );

  function textOf(): string {
    if (view.kind === 'switch') return t('switch_text', { name: view.profile.name });
    return t(isNew ? 'pin_text' : 'play_text');
  }
}
