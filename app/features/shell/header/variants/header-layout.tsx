import type { CSSProperties } from 'react';
import { Logo } from '../../chrome/logo.tsx';
import type { ShellModel } from '../../chrome/shell-model.ts';
import type { HeaderModel } from '../../chrome/site-chrome.ts';
import { CategoryChips } from '../../menus/category-chips.tsx';
import { CategoryNav } from '../../menus/category-nav.tsx';
import { MemberActions } from '../../menus/member-actions.tsx';
import { type AccountEntry, accountEntries } from '../../menus/user-menu.tsx';
import base from '../header.module.css';
import { LanguageLink } from '../language-link.tsx';
import { MobileSearch, SearchBox } from '../search-box.tsx';
import { useHeaderPlace } from '../use-header-place.ts';
import { GuestActions } from './guest-actions.tsx';
import { HeaderButton } from './header-button.tsx';
import styles from './header-layout.module.css';
import { HeaderMenu } from './header-menu.tsx';
import { HeaderNav } from './header-nav.tsx';
import { MenuButton } from './menu-button.tsx';
import { useStandingLinks } from './use-standing-links.ts';

/** What every header that a brand's owner has set up is given. */
export interface HeaderProps {
  shell: ShellModel;
  model: HeaderModel;
}

/** Those that lie over what a home begins with, and whether they veil it as the site's own does. */
const OVER = { default: 'veiled', translucent: '', 'site-map': undefined, reduced: undefined } as const;

/** What all configured headers have in common; `look` and the account's entries make the difference. */
export function HeaderLayout({
  shell,
  model,
  look,
  entriesFrom = (redirectTo) => accountEntries(redirectTo, shell.viewer),
}: HeaderProps & {
  look: 'default' | 'translucent' | 'site-map' | 'reduced';
  entriesFrom?: (redirectTo: string) => AccountEntry[];
}) {
  const { isHome, liesOver, isCategory, showSubscribe, back } = useHeaderPlace(shell);
  const { viewer, categories } = shell;
  const isReduced = look === 'reduced';
  const { nav, hasChannels, showPlans } = useStandingLinks(shell, model);
  // Where nobody has set up links, the brand's categories are the way into it.
  const hasOwnNav = model.nav.length > 0 || isReduced;
  const over = liesOver ? OVER[look] : undefined;
  const veil = model.veil === null ? undefined : ({ '--veil': `${model.veil}%` } as CSSProperties);
  // The last step of a visit comes last: a guest's call to action, a member's menu.
  const calls = isReduced ? <ReducedButtons model={model} /> : null;
  return (
    <header className={`${base.header} ${styles.layout}`} data-look={look} data-over={over} style={veil}>
      <div className={`${base.bar} ${styles.bar}`}>
        <HeaderMenu
          shell={shell}
          model={{ ...model, nav }}
          isReduced={isReduced}
          showSubscribe={showSubscribe}
          showPlans={showPlans}
        />
        <Logo shell={model.logo ? { title: shell.title, ...model.logo } : shell} />
        <div className={styles.nav}>
          {hasOwnNav ? (
            <HeaderNav nav={nav} categories={isReduced ? [] : categories} />
          ) : (
            <CategoryNav categories={categories} hasChannels={hasChannels} />
          )}
        </div>
        <div className={`${base.end} ${styles.end}`}>
          <SearchBox />
          <MobileSearch />
          {model.menu ? <MenuButton menu={model.menu} /> : null}
          <LanguageLink language={shell.language} {...back} />
          {viewer ? calls : null}
          {viewer ? (
            <MemberActions
              viewer={viewer}
              showSubscribe={showSubscribe && !isReduced}
              {...back}
              entries={entriesFrom(back.redirectTo)}
            />
          ) : (
            <GuestActions model={model} isReduced={isReduced} showPlans={showPlans} />
          )}
          {viewer ? null : calls}
        </div>
      </div>
      {!hasOwnNav && (isHome || isCategory) ? <CategoryChips categories={categories} /> : null}
    </header>
  );
}

/** The last of them is the one that counts. */
function ReducedButtons({ model }: Pick<HeaderProps, 'model'>) {
  return (
    <span className={styles.calls}>
      {model.buttons.map((item, index) => (
        <HeaderButton
          key={item.label}
          item={item}
          variant={index === model.buttons.length - 1 ? 'primary' : 'secondary'}
        />
      ))}
    </span>
  );
}
