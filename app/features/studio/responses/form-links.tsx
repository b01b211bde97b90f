import MessagesSquare from 'lucide-react/icons/messages-square';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import styles from './responses.module.css';

/** Leads to the answers of each form that viewers can fill in. */
export function FormLinks({ forms }: { forms: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation('edit');
  if (forms.length === 0) return null;
  return (
    <section className={styles.forms} aria-label={t('answers')}>
      <h2 className={styles.title}>{t('answers')}</h2>
      <ul className={styles.list}>
        {forms.map(({ id, name }) => (
          <li key={id} className={styles.row}>
            <Link to={editPaths.responses({ form: id })} className={styles.link}>
              <MessagesSquare aria-hidden="true" className={styles.icon} />
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
