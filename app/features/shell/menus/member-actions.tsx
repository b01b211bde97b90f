import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import type { ShellModel } from '../chrome/shell-model.ts';
import styles from '../header/header.module.css';
import { type AccountEntry, UserMenu } from './user-menu.tsx';

/** What a header has for whom it knows: the plans, a renewal that failed, and the account's menu. */
export function MemberActions({
  viewer,
  showSubscribe,
  redirectTo,
  entries,
}: {
  viewer: NonNullable<ShellModel['viewer']>;
  showSubscribe: boolean;
  redirectTo: string;
  entries: readonly AccountEntry[];
}) {
  const { t } = useTranslation('shell');
  return (
    <>
      {showSubscribe ? (
        <span className={styles.wide}>
          <LinkButton to={paths.pricing({}, { redirectTo })} size="small">
            {t('subscribe')}
          </LinkButton>
        </span>
      ) : null}
      {viewer.isInGrace ? (
        <span className={styles.wide}>
          <LinkButton to={paths.subscriptions()} size="small" variant="danger">
            {t('renewal_failed')}
          </LinkButton>
        </span>
      ) : null}
      <UserMenu
        firstName={viewer.firstName || t('account_menu')}
        isChild={viewer.isChild}
        entries={entries}
      />
    </>
  );
}
