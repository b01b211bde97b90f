import type { LucideIcon } from 'lucide-react';
import { Link } from '#app/ui/components/link/link.tsx';
import styles from './card-links.module.css';

export interface CardLink {
  name: string;
  about: string;
  href: string;
  Icon: LucideIcon;
}

/** Links, each with a line about what is behind it. */
export function CardLinks({ links }: { links: readonly CardLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ name, about, href, Icon }) => (
        <li key={href}>
          <Link to={href} className={styles.link}>
            <Icon aria-hidden="true" className={styles.icon} />
            <span className={styles.about}>
              <span className={styles.name}>{name}</span> <span className={styles.note}>{about}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
