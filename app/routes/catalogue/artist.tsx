import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { loadPersonPage } from '#app/features/catalogue/people/load-person-page.server.ts';
import { toPersonMeta } from '#app/features/catalogue/people/person-meta.ts';
import { PersonPage } from '#app/features/catalogue/people/person-page.tsx';
import { personPath } from '#app/features/catalogue/people/person-path.ts';
import { REVIEWS_ID } from '#app/features/catalogue/people/person-reviews.tsx';
import { readPersonSearch } from '#app/features/catalogue/people/read-person-search.ts';
import { requirePersonId } from '#app/features/catalogue/people/require-person.server.ts';
import { loadReviews } from '#app/features/reviews/load-reviews.server.ts';
import { ReviewsTab } from '#app/features/reviews/reviews-tab.tsx';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { RouteBoundary } from '#app/features/shell/route-boundary.tsx';

export const handle = {
  i18n: ['people', 'home', 'catalogue', 'community'],
  cache: 'public',
  search: ['category', 'genre', 'role', 'type', 'page'],
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = requirePersonId(params.id);
  const search = readPersonSearch(request.url);
  return loadPersonPage(context, { kind: 'artists', id }, search, (question, rated) =>
    loadReviews(context, { type: 'artist', id }, question, rated),
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data ? toPersonMeta(matches, data) : toErrorMeta({ matches, error });

export default function ArtistPage() {
  const page = useLoaderData<typeof loader>();
  const { subject, search } = page;
  return (
    <PersonPage page={page}>
      {(reviews) => (
        <ReviewsTab
          subject={{ type: 'artist', id: subject.id }}
          name={page.person.name}
          reviews={reviews}
          pageHref={`${personPath(subject, search.chosen)}#${REVIEWS_ID}`}
          moreHref={(next) => personPath(subject, { ...search.chosen, page: next })}
        />
      )}
    </PersonPage>
  );
}

export { reloadUnlessRefused as shouldRevalidate } from '#app/features/links/reload-unless-refused.ts';
export { RouteBoundary as ErrorBoundary };
