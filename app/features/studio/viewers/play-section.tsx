import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import { Section } from './section.tsx';
import styles from './viewers.module.css';

/** What was watched last; each title leads to why it plays, or no longer does. */
export function PlaySection({
  viewerId,
  plays,
}: {
  viewerId: string;
  plays: readonly { id: string; title: string; time: string }[];
}) {
  const { t } = useTranslation('studio');
  return (
    <Section id="plays" title={t('people_plays')}>
      {plays.length > 0 ? (
        <ul className={styles.titles}>
          {plays.map(({ id, title, time }) => (
            <li key={id} className={styles.title}>
              <Link to={`${editPaths.viewer({ id: viewerId }, { title: id })}#why`} className={styles.name}>
                <bdi>{title}</bdi>
              </Link>
              <span className={styles.muted}>{time}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t('people_no_plays')}</p>
      )}
    </Section>
  );
}
