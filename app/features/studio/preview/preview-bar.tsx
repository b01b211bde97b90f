import Eye from 'lucide-react/icons/eye';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import styles from './preview-bar.module.css';

/** That this is no published page, which one, and until when its link works. */
export function PreviewBar({
  name,
  until,
  at,
  token,
}: {
  name: string;
  until: string | null;
  at: string | null;
  /** Of those who edit; null for those with a link. */
  token: string | null;
}) {
  const { t } = useTranslation('edit');
  return (
    <aside className={styles.bar} aria-label={t('preview')}>
      <Eye aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>
        {until === null ? t('preview_of', { name }) : t('preview_of_until', { name, time: until })}
        {at === null ? '' : ` · ${t('preview_as_at', { time: at })}`}
      </p>
      {token === null ? null : (
        <LinkButton to={editPaths.pages()} size="small" variant="secondary">
          {t('to_pages')}
        </LinkButton>
      )}
    </aside>
  );
}
