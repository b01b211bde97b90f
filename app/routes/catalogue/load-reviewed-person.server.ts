import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireContentId } from '#app/features/catalogue/detail/require-content.server.ts';
import { loadPersonPage } from '#app/features/catalogue/people/load-person-page.server.ts';
import type { PeopleKind } from '#app/features/catalogue/people/people-model.ts';
import { readPersonSearch } from '#app/features/catalogue/people/read-person-search.ts';
import { toReviewSubject } from '#app/features/catalogue/people/titles-filters.ts';
import { loadReviews } from '#app/features/reviews/load-reviews.server.ts';

/** An artist's or a venue's page with its reviews. */
export async function loadReviewedPerson(kind: PeopleKind, { context, params, request }: LoaderFunctionArgs) {
  const subject = { kind, id: requireContentId(params.id) };
  const search = readPersonSearch(request.url);
  return loadPersonPage(context, subject, search, (texts, rated) =>
    loadReviews(context, toReviewSubject(subject), texts, rated),
  );
}
