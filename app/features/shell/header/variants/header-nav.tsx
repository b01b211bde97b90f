import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { Menu } from '#app/ui/components/menu/menu.tsx';
import type { LinkGroup, ShellLink } from '../../chrome/site-chrome.ts';
import navStyles from '../../menus/category-nav.module.css';
import { MenuAnchor } from '../../menus/menu-anchor.tsx';
import styles from './header-nav.module.css';
import { LinkList } from './link-list.tsx';

/** Entries that are in the bar itself; the last of them only in a wide window, else in the menu with the rest. */
const INLINE = 4;

/** On wide screens: links and drop-downs, and the brand's categories in one of these. */
export function HeaderNav({
  nav,
  categories,
}: {
  nav: readonly LinkGroup[];
  categories: readonly ShellLink[];
}) {
  const { t } = useTranslation('shell');
  if (nav.length === 0) return null;
  const all = categories.length > 0 ? [...nav, toGroup(t('categories'), categories)] : nav;
  const rest = all.slice(INLINE - 1);
  return (
    <nav className={navStyles.nav} aria-label={t('menu')}>
      {all.slice(0, INLINE).map((group, index) => (
        // Two may have the same name, and they never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className={styles.entry}>
          <NavEntry group={group} />
        </div>
      ))}
      {rest.length > 0 ? (
        <div className={styles.more}>
          <Menu group="header" summary={<Summary label={t('more')} />} panelClassName={styles.sheet}>
            {rest.map((group, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <LinkList key={index} group={group} />
            ))}
          </Menu>
        </div>
      ) : null}
    </nav>
  );
}

function NavEntry({ group }: { group: LinkGroup }) {
  const { t } = useTranslation('shell');
  const { title, links } = group;
  if (links.length === 0)
    return <MenuAnchor item={title} className={navStyles.link} wordsClassName={styles.words} />;
  // The drop-down's own link is its first entry.
  const entries = title.link ? [title, ...links] : links;
  return (
    <Menu group="header" summary={<Summary label={title.label || t('more')} />}>
      <LinkList group={{ title: { label: '', link: null }, links: entries }} />
    </Menu>
  );
}

function Summary({ label }: { label: string }) {
  return (
    <>
      <span className={styles.summary}>{label}</span>
      <ChevronDown aria-hidden="true" />
    </>
  );
}

function toGroup(label: string, links: readonly ShellLink[]): LinkGroup {
  return {
    title: { label, link: null },
    links: links.map(({ label: name, href }) => ({ label: name, link: { href } })),
  };
}
