import ChevronDown from 'lucide-react/icons/chevron-down';
import { Menu } from '#app/ui/components/menu/menu.tsx';
import type { HeaderModel } from '../../chrome/site-chrome.ts';
import { HeaderButton } from './header-button.tsx';
import layoutStyles from './header-layout.module.css';
import styles from './header-nav.module.css';
import { LinkList } from './link-list.tsx';

const NO_TITLE = { label: '', link: null };

/**
 * A link, or a drop-down of up to two columns with that link below them. On small screens they are in the
 * menu.
 */
export function MenuButton({ menu: { button, columns } }: { menu: NonNullable<HeaderModel['menu']> }) {
  if (columns.length === 0) {
    return (
      <span className={layoutStyles.roomy}>
        <HeaderButton item={button} variant="secondary" />
      </span>
    );
  }
  return (
    <div className={layoutStyles.roomy}>
      <Menu
        group="header"
        align="end"
        summary={
          <>
            <span className={styles.summary}>{button.label}</span>
            <ChevronDown aria-hidden="true" />
          </>
        }
      >
        <div className={styles.columns}>
          {columns.map((links) => (
            <LinkList key={links[0]?.label} group={{ title: NO_TITLE, links }} />
          ))}
        </div>
        {button.link ? <HeaderButton item={button} variant="secondary" wide /> : null}
      </Menu>
    </div>
  );
}
