import { useTranslation } from 'react-i18next';
import { Link } from '#app/ui/components/link/link.tsx';
import styles from './detail-links.module.css';
import type { LinkGroup, DetailLinks as Links } from './detail-links-model.ts';

interface Group extends LinkGroup {
  /** A phone shows fewer of it (viewer.md §9). */
  isShortened?: boolean;
}

/**
 * Artists by their role, categories, genres, venues and custom fields, in the order of viewer.md §2. A
 * playlist lists its categories and genres first.
 */
export function DetailLinks({ links, of = 'content' }: { links: Links; of?: 'content' | 'playlist' }) {
  const { t } = useTranslation('catalogue');
  // Roles of our own catalogue have names in every language; a backend's others read as they came.
  const roleName = (role: string) => t(`role_${role.toLowerCase()}`, { defaultValue: role });
  const artists = links.artists.map((group) => ({ ...group, name: roleName(group.name) }));
  const kinds: Group[] = [
    { name: t('categories'), links: links.categories, isShortened: of === 'playlist' },
    { name: t('genres'), links: links.genres },
  ];
  const groups: Group[] = [
    ...(of === 'playlist' ? [...kinds, ...artists] : [...artists, ...kinds]),
    { name: t('venues'), links: links.venues },
    ...links.metadata,
  ].filter((group) => group.links.length > 0);
  if (groups.length === 0) return null;
  return (
    <dl className={styles.groups}>
      {groups.map((group, index) => (
        // Two fields of a backend may have one name.
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing here moves.
        <div key={index}>
          <dt className={styles.name}>
            <bdi>{group.name}</bdi>
          </dt>
          <dd>
            <ul className={styles.values} data-shortened={group.isShortened}>
              {group.links.map(({ name, href }) => (
                <li key={href ?? name} className={styles.item}>
                  {href === null ? (
                    <bdi>{name}</bdi>
                  ) : (
                    <Link to={href} className={styles.value}>
                      <bdi>{name}</bdi>
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
