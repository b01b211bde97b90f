// chunk: listing

import { useLocation } from '@remix-run/react';
import Clapperboard from 'lucide-react/icons/clapperboard';
import ListFilter from 'lucide-react/icons/list-filter';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '#app/features/catalogue/cards/card-grid.tsx';
import type { Card } from '#app/features/catalogue/cards/card-model.ts';
import { paths } from '#app/features/links/paths.ts';
import { formatCount } from '#app/lib/counts.ts';
import { numberFormat } from '#app/lib/number-locale.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { SegmentedLinks } from '#app/ui/components/tabs/tabs.tsx';
import { withFacets } from './chosen-facets.ts';
import type { ListingFacets } from './facet-model.ts';
import { ListBody } from './list-body.tsx';
import type { ListPage } from './list-page.ts';
import { SORTS, type Sort, withParameter } from './list-query.ts';
import { ListingFilters } from './listing-filters.tsx';
import { ListingLayout } from './listing-layout.tsx';

/** A category's or a filter's page. */
export function ContentListing({
  name,
  list,
  sort,
  facets,
  isNarrowed,
  showRating,
  isPlain,
}: {
  name: string;
  list: ListPage<Card> | null;
  sort: Sort;
  /** Null where the backend has none. */
  facets: ListingFacets | null;
  /** By choices of the viewer's. */
  isNarrowed: boolean;
  /** The account lets viewers rate, so there is a best rated one. */
  showRating: boolean;
  /** Some of the URL's filters could not be read, so this is the plain listing. */
  isPlain: boolean;
}) {
  const { t, i18n } = useTranslation('listing');
  const total = list?.total ?? 0;
  return (
    <ListingLayout
      title={name}
      count={
        total > 0 ? t('title_count', { count: total, titles: formatCount(total, i18n.language) }) : undefined
      }
      exactCount={total >= 1000 ? numberFormat(i18n.language).format(total) : undefined}
      tools={total > 1 ? <SortLinks sort={sort} showRating={showRating} /> : null}
      statusText={isPlain ? t('bad_filters') : undefined}
    >
      {facets && facets.fields.length > 0 ? <ListingFilters facets={facets} isNarrowed={isNarrowed} /> : null}
      <ListBody list={list} empty={isNarrowed ? <NoneChosen /> : <NoTitles />}>
        {(cards, pendingCount) => <CardGrid label={name} cards={cards} pendingCount={pendingCount} isMain />}
      </ListBody>
    </ListingLayout>
  );
}

function SortLinks({ sort, showRating }: { sort: Sort; showRating: boolean }) {
  const { t } = useTranslation('listing');
  const { pathname, search } = useLocation();
  const tabs = SORTS.filter((option) => option !== 'rating' || showRating).map((option) => ({
    to: pathname + withParameter(search, 'sort', option === 'newest' ? null : option),
    label: t(`sort_${option}`),
    isCurrent: option === sort,
  }));
  return <SegmentedLinks label={t('sort')} tabs={tabs} />;
}

function NoneChosen() {
  const { t } = useTranslation('listing');
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      icon={<ListFilter aria-hidden="true" />}
      title={t('none_chosen')}
      action={
        <LinkButton to={pathname + withFacets(search, [])} variant="secondary" size="small">
          {t('filters_clear')}
        </LinkButton>
      }
    />
  );
}

function NoTitles() {
  const { t } = useTranslation('listing');
  return (
    <EmptyState
      icon={<Clapperboard aria-hidden="true" />}
      title={t('no_titles')}
      text={t('no_titles_text')}
      action={
        <LinkButton to={paths.home()} variant="secondary" size="small">
          {t('to_home')}
        </LinkButton>
      }
    />
  );
}
