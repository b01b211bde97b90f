import { useLocation } from '@remix-run/react';
import SearchX from 'lucide-react/icons/search-x';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '#app/features/catalogue/cards/card-grid.tsx';
import type { Card } from '#app/features/catalogue/cards/card-model.ts';
import { PersonGrid } from '#app/features/catalogue/cards/person-grid.tsx';
import { paths } from '#app/features/links/paths.ts';
import { formatCount } from '#app/lib/counts.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { Tabs } from '#app/ui/components/tabs/tabs.tsx';
import { ListBody } from './list-body.tsx';
import { type SearchTab, TABS, withParameter } from './list-query.ts';
import { ListingLayout } from './listing-layout.tsx';
import type { SearchResults } from './load-search.server.ts';
import styles from './search-page.module.css';
import type { TabCounts } from './tab-counts.ts';

/** What a search found, a tab for each kind (viewer.md §2). */
export function SearchPage({ text, results }: { text: string; results: SearchResults }) {
  const { t } = useTranslation('listing');
  return (
    <ListingLayout title={t('search_results', { text })}>
      <DidYouMean text={results.didYouMean} />
      <SearchTabs current={results.tab} counts={results.counts} />
      <Found text={text} results={results} />
      <Instead cards={results.instead} />
    </ListingLayout>
  );
}

function DidYouMean({ text }: { text: string | null }) {
  const { t } = useTranslation('listing');
  if (text === null) return null;
  return (
    <p className={styles.meant}>
      {t('did_you_mean')} <Link to={paths.search({}, { search_text: text })}>{text}</Link>
    </p>
  );
}

/** Something to watch, so that a search that found nothing is no dead end. */
function Instead({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation('listing');
  if (cards.length === 0) return null;
  return (
    <section className={styles.instead}>
      <h2>{t('watch_instead')}</h2>
      <CardGrid label={t('watch_instead')} cards={cards} />
    </section>
  );
}

function Found({ text, results }: { text: string; results: SearchResults }) {
  const { t } = useTranslation('listing');
  const label = t(`tab_${results.tab}`);
  const empty = <NothingFound text={text} results={results} />;
  if (results.tab === 'content') {
    return (
      <ListBody list={results.list} empty={empty}>
        {(cards, pendingCount) => <CardGrid label={label} cards={cards} pendingCount={pendingCount} isMain />}
      </ListBody>
    );
  }
  const kind = results.tab === 'artist' ? 'artists' : 'venues';
  return (
    <ListBody list={results.list} empty={empty}>
      {(people) => (
        <div className={styles.people}>
          <PersonGrid label={label} kind={kind} people={people} />
        </div>
      )}
    </ListBody>
  );
}

function SearchTabs({ current, counts }: { current: SearchTab; counts: TabCounts }) {
  const { t, i18n } = useTranslation('listing');
  const { pathname, search } = useLocation();
  const tabs = TABS.map((tab) => ({
    to: pathname + withParameter(search, 'tab', tab),
    label: t(`tab_${tab}`),
    count: countText(counts[tab], i18n.language),
    isCurrent: tab === current,
  }));
  return <Tabs label={t('search_tabs')} tabs={tabs} />;
}

function countText(known: TabCounts[SearchTab], language: string): string | undefined {
  if (!known) return undefined;
  return formatCount(known.count, language) + (known.isLeast ? '+' : '');
}

function NothingFound({ text, results: { tab, counts } }: { text: string; results: SearchResults }) {
  const { t } = useTranslation('listing');
  const isElsewhere = TABS.some((other) => other !== tab && counts[other] && counts[other].count > 0);
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={t(`found_no_${tab}`, { text })}
      text={t(isElsewhere ? 'search_advice' : 'search_advice_words')}
    />
  );
}
