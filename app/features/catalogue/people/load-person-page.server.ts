import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { settleSoon } from '#app/lib/settle-soon.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { loadTitles } from './load-titles.server.ts';
import type { PersonSearch } from './read-person-search.ts';
import { requirePerson } from './require-person.server.ts';
import type { Subject } from './titles-filters.ts';

/** The titles are most of the page: it waits for them, but not for a service that hangs. */
const TITLES_WAIT_MS = 500;
const REVIEWS_WAIT_MS = 150;

type Context = Pick<MarqueeContext, 'language' | 'loadSite' | 'now' | 'services'>;

/** What reviews are asked for with. */
interface ReviewsQuestion {
  language: string;
  dateFormat: string;
  page: number;
}

export type PersonPageData = Awaited<ReturnType<typeof loadPersonPage>>;

/**
 * Everything of an artist's or a venue's page, asked for at once. `askReviews` is called only where the account shows
 * reviews, and never rejects: null says that they failed.
 */
export async function loadPersonPage<Reviews>(
  context: Context,
  subject: Subject,
  search: PersonSearch,
  askReviews: (question: ReviewsQuestion) => Promise<Reviews | null>,
) {
  const { now, services } = context;
  const language = await context.language.get();
  const siteAsked = requireSite(context);
  const reviewsAsked = siteAsked.then(({ permissions, dateFormat }) => {
    if (!permissions.rating) return null;
    const asked = askReviews({ language, dateFormat, page: search.page });
    return settleSoon(
      asked.then((loaded) => ({ loaded })),
      REVIEWS_WAIT_MS,
    );
  });
  const [site, person, titles, reviews] = await Promise.all([
    siteAsked,
    requirePerson(services.content, subject, language),
    settleSoon(loadTitles(services.content, subject, search.chosen, { language, now }), TITLES_WAIT_MS),
    reviewsAsked,
  ]);
  return {
    subject,
    search,
    // viewer.md §2: rating and count only with the permission.
    person: site.permissions.rating ? person : { ...person, rating: null },
    titles,
    reviews,
    assetOrigin: site.assetOrigin,
    siteText: site.description,
  };
}
