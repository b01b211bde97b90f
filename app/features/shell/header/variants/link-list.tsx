import { menuItemClassName } from '#app/ui/components/menu/menu.tsx';
import type { LinkGroup, MenuItem } from '../../chrome/site-chrome.ts';
import { MenuAnchor } from '../../menus/menu-anchor.tsx';
import styles from './header-nav.module.css';

/** A group of links below its title, in a menu. */
export function LinkList({ group: { title, links } }: { group: LinkGroup }) {
  return (
    <div className={styles.group}>
      {title.label ? <GroupTitle title={title} isAlone={links.length === 0} /> : null}
      {links.length > 0 ? (
        <ul>
          {links.map((item, index) => (
            // Two may have the same name, and they never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <MenuAnchor item={item} className={menuItemClassName} wordsClassName={styles.words} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function GroupTitle({ title, isAlone }: { title: MenuItem; isAlone: boolean }) {
  const className = isAlone ? menuItemClassName : styles.title;
  return (
    <MenuAnchor item={title} className={className} wordsClassName={isAlone ? styles.words : styles.title} />
  );
}
