import { readPage } from '#app/features/catalogue/listing/list-query.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import { formatDate } from '#app/lib/date-text.server.ts';
import { formatTime } from '#app/lib/time-text.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

const PAGE_SIZE = 20;

/** A page of what was handed in with a form, newest first; null where there is no such form. */
export async function loadResponses(context: MarqueeContext, request: Request, id: string, site: Site) {
  const { content } = context.services;
  const page = readPage(new URL(request.url).searchParams);
  const [{ items, total }, forms, language] = await Promise.all([
    content.formResponses(id, { page, page_size: PAGE_SIZE }),
    content.forms(),
    context.language.get(),
  ]);
  const zone = { timeZone: context.timeZone };
  return {
    name: forms.find(({ _id }) => _id === id)?.heading ?? id,
    responses: items.map(({ _id, created_date, user, fields }) => ({
      ...{ id: _id, from: user?.name ?? null, fields: fields.filter(({ value }) => value !== '') },
      time: `${formatDate(created_date, site.dateFormat, language, zone)} ${formatTime(created_date, language, zone)}`,
    })),
    ...{ page, total, hasMore: page * PAGE_SIZE < total },
  };
}
