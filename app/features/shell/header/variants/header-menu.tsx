import MenuIcon from 'lucide-react/icons/menu';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { iconButtonClassName } from '#app/ui/components/button/icon-button.tsx';
import { Menu } from '#app/ui/components/menu/menu.tsx';
import type { ShellModel } from '../../chrome/shell-model.ts';
import type { HeaderModel, LinkGroup, MenuItem } from '../../chrome/site-chrome.ts';
import sheetStyles from '../../menus/mobile-menu.module.css';
import { HeaderButton } from './header-button.tsx';
import styles from './header-nav.module.css';
import { LinkList } from './link-list.tsx';

const NO_TITLE = { label: '', link: null };

/** Below the wide screens: every link, and what the bar has no room for. */
export function HeaderMenu({
  shell,
  model,
  isReduced,
  showSubscribe,
  showPlans,
}: {
  shell: ShellModel;
  model: HeaderModel;
  isReduced: boolean;
  showSubscribe: boolean;
  showPlans: boolean;
}) {
  const { t } = useTranslation('shell');
  const home = { label: t('home'), link: { href: paths.home() } };
  const groups = menuGroups(model, home, isReduced ? [] : shell.categories, t('categories'));
  const actions = menuActions(model, shell, {
    isReduced,
    showSubscribe,
    showPlans,
    words: {
      register: t('register'),
      subscribe: t('subscribe'),
      renewal: t('renewal_failed'),
      plans: t('plans'),
    },
  });
  // The home alone is no reason for a menu: the logo leads there.
  const hasLinks = groups.length > 1 || groups[0]?.links.some(({ link }) => link?.href !== home.link.href);
  if (!hasLinks && actions.length === 0) return null;
  return (
    <nav className={hasLinks ? sheetStyles.menu : styles.phones} aria-label={t('menu')}>
      <Menu
        group="header"
        label={t('menu')}
        summary={<MenuIcon aria-hidden="true" />}
        className={iconButtonClassName}
        panelClassName={sheetStyles.sheet}
      >
        <div className={styles.groups}>
          {groups.map((group, index) => (
            // Two may have the same name, and they never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <LinkList key={index} group={group} />
          ))}
        </div>
        <div className={sheetStyles.actions}>
          {actions.map((item, index) => (
            <HeaderButton
              key={item.label}
              item={item}
              variant={index === actions.length - 1 ? 'primary' : 'secondary'}
              wide
            />
          ))}
        </div>
      </Menu>
    </nav>
  );
}

/** Plain links share a group; an entry with links of its own is a group. */
function menuGroups(
  { nav, menu, lacks }: HeaderModel,
  home: MenuItem,
  categories: ShellModel['categories'],
  categoriesTitle: string,
): LinkGroup[] {
  const plain = nav.filter(({ links }) => links.length === 0).map(({ title }) => title);
  const listed = categories.map(({ label, href }) => ({ label, link: { href } }));
  return [
    { title: NO_TITLE, links: lacks.home ? [home, ...plain] : plain },
    ...nav.filter(({ links }) => links.length > 0),
    ...(menu?.columns ?? []).map((links, index) => ({
      title: index === 0 ? { label: menu?.button.label ?? '', link: null } : NO_TITLE,
      links,
    })),
    { title: nav.length > 0 ? { label: categoriesTitle, link: null } : NO_TITLE, links: listed },
  ].filter(({ links }) => links.length > 0);
}

/** The most wanted one last, where it is a button of the brand's colour. */
function menuActions(
  { buttons, menu }: HeaderModel,
  { viewer }: ShellModel,
  {
    isReduced,
    showSubscribe,
    showPlans,
    words,
  }: {
    isReduced: boolean;
    showSubscribe: boolean;
    showPlans: boolean;
    words: Record<'register' | 'subscribe' | 'renewal' | 'plans', string>;
  },
): MenuItem[] {
  const own = isReduced || !viewer ? buttons : [];
  const register = { label: words.register, link: { href: paths.signup() } };
  return [
    ...(menu && (menu.columns.length === 0 || menu.button.link) ? [menu.button] : []),
    ...(viewer?.isInGrace ? [{ label: words.renewal, link: { href: paths.subscriptions() } }] : []),
    ...(showSubscribe && !isReduced ? [{ label: words.subscribe, link: { href: paths.pricing() } }] : []),
    ...(viewer || isReduced || buttons.length > 0 ? [] : [register]),
    ...(showPlans ? [{ label: words.plans, link: { href: paths.pricing() } }] : []),
    ...own,
  ];
}
