import ChartColumn from 'lucide-react/icons/chart-column';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { paths } from '#app/features/links/paths.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import styles from './figures-content.module.css';

/** What to do first, for a brand that has had no viewer yet. */
export function NoFigures({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation('studio');
  const steps = [
    ...(mayEdit ? [{ to: editPaths.pages(), label: t('figures_new_pages') }] : []),
    { to: paths.pricing(), label: t('figures_new_plans') },
    { to: paths.home(), label: t('figures_new_share') },
  ];
  return (
    <EmptyState
      icon={<ChartColumn aria-hidden="true" />}
      title={t('figures_new_title')}
      text={t('figures_new_text')}
      action={
        <ol className={styles.steps}>
          {steps.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ol>
      }
    />
  );
}
