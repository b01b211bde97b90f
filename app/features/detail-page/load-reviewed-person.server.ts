import { loadPersonPage } from '#app/features/catalogue/people/load-person-page.server.ts';
import type { PersonSearch } from '#app/features/catalogue/people/read-person-search.ts';
import { type Subject, toReviewSubject } from '#app/features/catalogue/people/titles-filters.ts';
import { loadReviews } from '#app/features/reviews/load-reviews.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

/** An artist's or a venue's page with its reviews. */
export function loadReviewedPerson(context: MarqueeContext, subject: Subject, search: PersonSearch) {
  return loadPersonPage(context, subject, search, (texts, rated) =>
    loadReviews(context, toReviewSubject(subject), texts, rated),
  );
}
