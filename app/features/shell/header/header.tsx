import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { Logo } from '../chrome/logo.tsx';
import type { ShellModel } from '../chrome/shell-model.ts';
import { CategoryChips } from '../menus/category-chips.tsx';
import { CategoryNav } from '../menus/category-nav.tsx';
import { MemberActions } from '../menus/member-actions.tsx';
import { MobileMenu } from '../menus/mobile-menu.tsx';
import { accountEntries } from '../menus/user-menu.tsx';
import styles from './header.module.css';
import { LanguageLink } from './language-link.tsx';
import { MobileSearch, SearchBox } from './search-box.tsx';
import { useHeaderPlace } from './use-header-place.ts';

export function Header({ shell }: { shell: ShellModel }) {
  const { t } = useTranslation('shell');
  const { isHome, liesOver, isCategory, showSubscribe, back } = useHeaderPlace(shell);
  const { categories, viewer } = shell;
  return (
    <header className={styles.header} data-over={liesOver ? 'veiled' : undefined}>
      <div className={styles.bar}>
        <MobileMenu shell={shell} showSubscribe={showSubscribe} />
        <Logo shell={shell} />
        <CategoryNav {...shell} />
        <div className={styles.end}>
          <SearchBox />
          <MobileSearch />
          <LanguageLink language={shell.language} {...back} />
          {viewer ? (
            <MemberActions
              viewer={viewer}
              showSubscribe={showSubscribe}
              {...back}
              entries={accountEntries(back.redirectTo, viewer)}
            />
          ) : (
            <>
              {shell.sellsPlans ? (
                <span className={styles.roomy}>
                  <LinkButton to={paths.pricing({}, back)} size="small" variant="quiet">
                    {t('plans')}
                  </LinkButton>
                </span>
              ) : null}
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
      {isHome || isCategory ? <CategoryChips categories={categories} /> : null}
    </header>
  );
}
