// chunk: detail

import { useTranslation } from 'react-i18next';
import { filterPath } from '#app/features/links/listing-paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { ErrorState } from '#app/ui/components/state/error-state.tsx';
import { CardGrid } from '../cards/card-grid.tsx';
import type { Related } from './load-related.server.ts';
import styles from './related-panel.module.css';

/**
 * Titles like this one; null where they could not be loaded. `label` is the tab's name, and the listing's of
 * all.
 */
export function RelatedPanel({
  related,
  retryHref,
  label,
}: {
  related: Related | null;
  retryHref: string;
  label: string;
}) {
  const { t } = useTranslation(['catalogue', 'common']);
  if (!related) {
    const retry = { retryLabel: t('try_again', { ns: 'common' }), retryHref };
    return <ErrorState title={t('related_failed')} {...retry} />;
  }
  const { cards, moreFilters } = related;
  const moreHref = moreFilters ? toMore(label, moreFilters) : null;
  if (cards.length === 0) return <EmptyState title={t('no_related')} />;
  return (
    <div className={styles.related}>
      <CardGrid label={label} cards={cards} />
      {moreHref ? (
        <LinkButton to={moreHref} variant="secondary">
          {t('view_more')}
        </LinkButton>
      ) : null}
    </div>
  );
}

function toMore(label: string, filters: NonNullable<Related['moreFilters']>): string | null {
  const isV2 = Boolean(filters.system_defined?.length || filters.custom_defined?.length);
  return filterPath(label, filters, isV2);
}
