import { useLocation } from '@remix-run/react';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { IconLink } from '#app/ui/icon-button.tsx';
import { CategoryChips } from './category-chips.tsx';
import { CategoryNav } from './category-nav.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MobileSearch, SearchBox } from './search-box.tsx';
import type { ShellModel } from './shell-model.ts';
import { UserMenu } from './user-menu.tsx';

/** Who is paying, or has just paid, is not asked to subscribe. */
const PAYING = [paths.payment({ subscriptionId: '' }), paths.paymentStatus({ data: '' })];

export function Header({ shell }: { shell: ShellModel }) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const isHome = pathname === paths.home() || pathname === paths.homeAlias();
  const isCategory = pathname.startsWith(paths.category({ id: '' }));
  const isPaying = PAYING.some((start) => pathname.startsWith(start));
  const showSubscribe = shell.viewer?.showSubscribe === true && !isPaying;
  const back = { redirectTo: pathname + search };
  return (
    <header className={styles.header} data-over={isHome || undefined}>
      <div className={styles.bar}>
        <MobileMenu shell={shell} showSubscribe={showSubscribe} />
        <Logo shell={shell} />
        <CategoryNav categories={shell.categories} />
        <div className={styles.end}>
          <SearchBox />
          <MobileSearch />
          {shell.language ? (
            <IconLink
              to={paths.language({}, back)}
              label={t('change_language', { language: shell.language.name })}
              icon={<Languages aria-hidden="true" />}
            />
          ) : null}
          {shell.viewer ? (
            <>
              {showSubscribe ? (
                <span className={styles.wide}>
                  <LinkButton to={paths.pricing({}, back)} size="small">
                    {t('subscribe')}
                  </LinkButton>
                </span>
              ) : null}
              {shell.viewer.isInGrace ? (
                <span className={styles.wide}>
                  <LinkButton to={paths.subscriptions()} size="small" variant="danger">
                    {t('renewal_failed')}
                  </LinkButton>
                </span>
              ) : null}
              <UserMenu
                firstName={shell.viewer.firstName || t('account_menu')}
                isStaff={shell.viewer.isStaff ?? false}
              />
            </>
          ) : (
            <>
              <span className={styles.wide}>
                <LinkButton to={paths.signup({}, back)} size="small" variant="quiet">
                  {t('register')}
                </LinkButton>
              </span>
              <LinkButton to={paths.login({}, back)} size="small">
                {t('sign_in')}
              </LinkButton>
            </>
          )}
        </div>
      </div>
      {isHome || isCategory ? <CategoryChips categories={shell.categories} /> : null}
    </header>
  );
}
