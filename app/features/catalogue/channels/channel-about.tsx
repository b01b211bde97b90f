import { useTranslation } from 'react-i18next';
import { Link } from '#app/ui/components/link/link.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import styles from './channel-about.module.css';
import type { ChannelHead } from './channel-model.ts';

/** A channel's description and all its categories. */
export function ChannelAbout({ head }: { head: ChannelHead }) {
  const { t } = useTranslation(['channels', 'catalogue']);
  const { description, categories } = head;
  if (!description && categories.length === 0) return <EmptyState title={t('nothing_about')} />;
  return (
    <div className={styles.about}>
      {description ? <p className={styles.text}>{description}</p> : null}
      {categories.length > 0 ? (
        <div>
          <h3 className={styles.name}>{t('categories', { ns: 'catalogue' })}</h3>
          <ul className={styles.list}>
            {categories.map(({ name, href }) => (
              <li key={name}>{href ? <Link to={href}>{name}</Link> : <span>{name}</span>}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
