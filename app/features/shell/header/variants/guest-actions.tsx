import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import type { HeaderModel } from '../../chrome/site-chrome.ts';
import base from '../header.module.css';
import { HeaderButton } from './header-button.tsx';

/**
 * page-builder.md §2: signing in, and one call to action; without one it is the site's own, to register, beside the
 * plans where the brand sells some.
 */
export function GuestActions({
  model,
  isReduced,
  showPlans,
}: {
  model: Pick<HeaderModel, 'signIn' | 'buttons'>;
  showPlans: boolean;
  /** The header's own calls to action are shown to everybody, and elsewhere. */
  isReduced: boolean;
}) {
  const { t } = useTranslation('shell');
  const label = model.signIn?.label ?? t('sign_in');
  const signIn = { label, link: model.signIn?.link ?? { href: paths.login() } };
  const call = isReduced ? undefined : model.buttons[0];
  const register = { label: t('register'), link: { href: paths.signup() } };
  const isFirst = !call && !(isReduced && model.buttons.length > 0);
  return (
    <>
      {showPlans ? (
        <span className={base.roomy}>
          <HeaderButton item={{ label: t('plans'), link: { href: paths.pricing() } }} variant="quiet" />
        </span>
      ) : null}
      {isFirst && !isReduced ? (
        <span className={base.wide}>
          <HeaderButton item={register} variant="quiet" />
        </span>
      ) : null}
      <HeaderButton item={signIn} variant={isFirst ? 'primary' : 'quiet'} />
      {call ? (
        <span className={base.wide}>
          <HeaderButton item={call} variant="primary" />
        </span>
      ) : null}
    </>
  );
}
