import type { LinkGroup } from '../../chrome/site-chrome.ts';
import { MenuAnchor } from '../../menus/menu-anchor.tsx';
import styles from './footer-layout.module.css';

/** Columns of links, each below its title where it has one. */
export function FooterColumns({ columns, label }: { columns: readonly LinkGroup[]; label: string }) {
  if (columns.length === 0) return null;
  return (
    <nav className={styles.columns} aria-label={label}>
      {columns.map(({ title, links }, index) => (
        // Two may have the same name, and they never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className={styles.column}>
          {title.label ? (
            <h2 className={styles.title}>
              <MenuAnchor item={title} className={styles.titleLink} wordsClassName={undefined} />
            </h2>
          ) : null}
          {links.length > 0 ? (
            <ul>
              {links.map((item, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <li key={place}>
                  <MenuAnchor item={item} className={styles.link} wordsClassName={styles.words} />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
    </nav>
  );
}
