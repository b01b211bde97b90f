import { readPage } from '#app/features/catalogue/listing/list-query.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import { formatDate } from '#app/lib/date-text.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { readSearch } from '../read-search.ts';

const PAGE_SIZE = 20;

/** A viewer as the list shows them. */
export interface ViewerLine {
  id: string;
  name: string;
  email: string;
  isVerified: boolean;
  since: string;
  plans: string[];
}

/** A page of the viewers who are searched for, or of all; the newest first. */
export async function loadViewers(context: MarqueeContext, params: URLSearchParams, site: Site) {
  const page = readPage(params);
  const search = readSearch(params);
  const [{ items, total }, language] = await Promise.all([
    context.services.user.findViewers({ search_text: search, page, page_size: PAGE_SIZE }),
    context.language.get(),
  ]);
  const dayOf = (moment: string) =>
    formatDate(moment, site.dateFormat, language, { timeZone: context.timeZone });
  const viewers = items.map(
    ({ _id, name, email_id, is_email_verified, created_date, plans }): ViewerLine => ({
      ...{ id: _id, name, email: email_id, isVerified: is_email_verified, plans },
      since: dayOf(created_date),
    }),
  );
  return { search, viewers, page, total, hasMore: page * PAGE_SIZE < total };
}
