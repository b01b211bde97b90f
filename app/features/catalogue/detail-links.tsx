import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import styles from './detail-links.module.css';
import type { Detail, LinkGroup, NamedLink } from './detail-model.ts';

/** Everything about a content that leads to more like it. */
export function DetailLinks({ detail }: { detail: Detail }) {
  const { t } = useTranslation('catalogue');
  // Roles of our own catalogue have names in every language; a backend's others read as they came.
  const roleName = (role: string) => t(`role_${role.toLowerCase()}`, { defaultValue: role });
  const groups: LinkGroup[] = [
    ...detail.artists.map(({ name, links }) => ({ name: roleName(name), links })),
    { name: t('venues'), links: detail.venues },
    ...detail.metadata,
  ].filter(({ links }) => links.length > 0);
  const chips = [...detail.categories, ...detail.genres];
  return (
    <div className={styles.links}>
      {groups.length > 0 ? (
        <dl className={styles.groups}>
          {groups.map(({ name, links }) => (
            <div key={name} className={styles.group}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.values}>
                <Values links={links} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {chips.length > 0 ? (
        <ul className={styles.chips} aria-label={t('categories')}>
          {chips.map(({ name, href }) => (
            <li key={href}>
              <Link to={href} className={styles.chip}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Values({ links }: { links: readonly NamedLink[] }) {
  return links.map(({ name, href }) => (
    <Link key={href} to={href} className={styles.value}>
      {name}
    </Link>
  ));
}
