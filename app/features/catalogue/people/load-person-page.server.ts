import { translator } from '#app/features/i18n/i18n-server.server.ts';
import type { JsonLd } from '#app/features/metadata/json-ld.ts';
import { type LinkedName, toBreadcrumbJsonLd } from '#app/features/metadata/json-ld-list.ts';
import { toPersonJsonLd } from '#app/features/metadata/json-ld-people.ts';
import { type JsonLdSite, toJsonLdSite } from '#app/features/metadata/json-ld-site.ts';
import { type RatingFigures, withRatingOf } from '#app/features/reviews/head-rating.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { deferAfter } from '#app/lib/defer-after.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { cardContext } from '../cards/card-context.server.ts';
import { loadTitles } from './load-titles.server.ts';
import type { Person } from './person-model.ts';
import { peoplePath, personPath } from './person-path.ts';
import type { PersonSearch } from './read-person-search.ts';
import { requirePerson } from './require-person.server.ts';
import type { Subject } from './titles-filters.ts';

/** The titles are most of the page: it waits for them, but not for a service that hangs. */
const TITLES_WAIT_MS = 500;
const REVIEWS_WAIT_MS = 150;

type Context = Pick<MarqueeContext, 'language' | 'loadSite' | 'now' | 'services' | 'session' | 'tenant'>;

/** The parameters of a request for reviews. */
interface ReviewsParams {
  language: string;
  dateFormat: string;
  page: number;
}

/** The person's or the place's own figures over all reviews. */
interface Rated {
  average_rating?: number | undefined;
  review_count?: number | undefined;
}

/**
 * Everything of an artist's or a venue's page, loaded at once. `loadReviews` is called only where the account
 * shows reviews, and never rejects: null means that they failed.
 */
export async function loadPersonPage<Reviews extends RatingFigures>(
  context: Context,
  subject: Subject,
  search: PersonSearch,
  loadReviews: (params: ReviewsParams, rated: Promise<Rated>) => Promise<Reviews | null>,
) {
  const { services } = context;
  const cards = cardContext(context);
  const language = await context.language.get();
  const sitePromise = requireSite(context);
  const personPromise = requirePerson(services.content, subject, language);
  const reviewsPromise = sitePromise.then(({ permissions, dateFormat }) => {
    if (!permissions.rating) return null;
    const rated = personPromise.then(toRated);
    const loading = loadReviews({ language, dateFormat, page: search.page }, rated);
    return deferAfter(
      loading.then((loaded) => ({ loaded })),
      REVIEWS_WAIT_MS,
    );
  });
  const [site, found, t, titles, reviews] = await Promise.all([
    sitePromise,
    personPromise,
    translator(context, 'people'),
    deferAfter(loadTitles(services.content, subject, search.chosen, cards), TITLES_WAIT_MS),
    reviewsPromise,
  ]);
  // viewer.md §2: rating and count only with the permission.
  const person = site.permissions.rating ? found : { ...found, rating: null };
  const list = { name: t(`${subject.kind}_title`), path: peoplePath(subject.kind) };
  return {
    subject,
    search,
    person: withRatingOf(person, reviews && 'loaded' in reviews ? { reviews: reviews.loaded } : null),
    titles,
    reviews,
    assetOrigin: site.assetOrigin,
    siteText: site.description,
    jsonLd: toJsonLd(person, list, toJsonLdSite(site, context.tenant.origin, language)),
  };
}

function toRated({ rating }: Person): Rated {
  return { average_rating: rating?.value, review_count: rating?.countValue };
}

function toJsonLd(person: Person, list: LinkedName, site: JsonLdSite): JsonLd[] {
  const path = personPath(person);
  return [toPersonJsonLd(person, path, site), toBreadcrumbJsonLd(site, [list, { name: person.name, path }])];
}
