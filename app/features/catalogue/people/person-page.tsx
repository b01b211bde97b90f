import type { ReactNode } from 'react';
import { AwaitDeferred } from '#app/features/catalogue/deferred/await-deferred.tsx';
import { PanelSkeleton } from '#app/features/catalogue/detail/detail-tabs.tsx';
import { PersonHead } from './person-head.tsx';
import type { Person } from './person-model.ts';
import { PersonReviews } from './person-reviews.tsx';
import { PersonTitles } from './person-titles.tsx';
import type { PersonSearch } from './read-person-search.ts';
import type { Subject } from './titles-filters.ts';
import type { Titles } from './titles-model.ts';

interface Reviewed<Reviews> {
  loaded: Reviews | null;
}

/** An artist's or a venue's page; `children` shows the reviews, or null for those that failed. */
export function PersonPage<Reviews>({
  page,
  children,
}: {
  page: {
    subject: Subject;
    search: PersonSearch;
    person: Person;
    titles: Titles | null | { deferred: Promise<Titles | null> };
    /** Null where the account shows none. */
    reviews: Reviewed<Reviews> | { deferred: Promise<Reviewed<Reviews>> } | null;
  };
  children: (reviews: Reviews | null) => ReactNode;
}) {
  const { subject, search, person, titles, reviews } = page;
  return (
    <>
      <PersonHead person={person} />
      <PersonTitles subject={subject} titles={titles} isSound={search.isSound} />
      {reviews ? (
        <PersonReviews>
          <AwaitDeferred value={reviews} fallback={<PanelSkeleton />}>
            {({ loaded }) => children(loaded)}
          </AwaitDeferred>
        </PersonReviews>
      ) : null}
    </>
  );
}
