import type { ComponentProps } from 'react';
import { PersonPage } from '#app/features/catalogue/people/person-page.tsx';
import { personPath } from '#app/features/catalogue/people/person-path.ts';
import { REVIEWS_ID } from '#app/features/catalogue/people/person-reviews.tsx';
import { toReviewSubject } from '#app/features/catalogue/people/titles-filters.ts';
import type { ReviewsModel } from '#app/features/reviews/reviews-model.ts';
import { ReviewsTab } from '#app/features/reviews/reviews-tab.tsx';

/** An artist's or a venue's page with its reviews. */
export function ReviewedPerson({ page }: Pick<ComponentProps<typeof PersonPage<ReviewsModel>>, 'page'>) {
  const { subject, search, person } = page;
  return (
    <PersonPage page={page}>
      {(reviews) => (
        <ReviewsTab
          subject={toReviewSubject(subject)}
          name={person.name}
          reviews={reviews}
          pageHref={`${personPath(subject, search.chosen)}#${REVIEWS_ID}`}
          moreHref={(next) => personPath(subject, { ...search.chosen, page: next })}
        />
      )}
    </PersonPage>
  );
}
