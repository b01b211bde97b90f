import * as v from 'valibot';
import { TITLE_DAY_ORDERS } from './analytics.ts';
import { DEFAULT_PAGE_SIZE, LIMITS } from './limits.ts';
import { DaySchema, IdSchema, requiredText, TimeSchema } from './primitives.ts';

// Query values: a caller may pass numbers and booleans, a server sees text; the output is typed either way.

const integer = (min: number, max: number) =>
  v.pipe(
    v.union([
      v.number(),
      v.pipe(
        v.string(),
        v.regex(/^\d{1,9}$/),
        v.transform((digits) => Number(digits)),
      ),
    ]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

export const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((word) => word === 'true'),
  ),
]);

const page = v.optional(integer(1, LIMITS.page), 1);
const pageSize = v.optional(integer(0, LIMITS.pageSize), DEFAULT_PAGE_SIZE);

export const PagingQuerySchema = v.object({
  page,
  page_size: pageSize,
  order_by: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.key), v.regex(/^[a-z_]+(?:\.[A-Za-z-]+)?$/))),
  reverse: v.optional(flag),
});

/** Both days are included; `from` defaults to 30 days up to `to`, and `to` defaults to today. */
export const TitleDaysQuerySchema = v.object({
  from: v.optional(DaySchema),
  to: v.optional(DaySchema),
  content_id: v.optional(IdSchema),
  page,
  page_size: pageSize,
  order_by: v.optional(v.picklist(TITLE_DAY_ORDERS)),
  reverse: v.optional(flag),
});

export const PageQuerySchema = v.object({ page, page_size: pageSize });
/** How many a row holds. */
export const RowQuerySchema = v.object({ page_size: pageSize });
/** `at`: another moment than the service's own now, so that a response can be cached for as long as it holds. */
export const OnNowQuerySchema = v.object({ page_size: pageSize, at: v.optional(TimeSchema) });

/** A page of them, or with `csv` all there are. */
export const FormResponsesQuerySchema = v.object({
  page,
  page_size: pageSize,
  format: v.optional(v.picklist(['json', 'csv'])),
});

export const SearchQuerySchema = v.object({
  search_text: requiredText(LIMITS.searchText),
  page,
  page_size: pageSize,
});

/** As it is typed: of the last word the beginning counts. */
export const SuggestQuerySchema = v.object({ text: requiredText(LIMITS.searchText) });

export const ContentIdQuerySchema = v.object({ content_id: IdSchema });
/**
 * `channel_id`: to watch the content as a programme of that channel, on air now or in the seven days before.
 */
export const WatchQuerySchema = v.object({ channel_id: v.optional(IdSchema) });
export const IdQuerySchema = v.object({ id: IdSchema });
export const ReviewIdQuerySchema = v.object({ review_id: IdSchema });
/** All reviews, or a page of them; a size of 0 requests only the summary. */
export const ReviewsQuerySchema = v.object({
  page,
  page_size: v.optional(integer(0, LIMITS.pageSize), LIMITS.list),
});
export const UserIdQuerySchema = v.object({ user_id: IdSchema });
export const PlanIdQuerySchema = v.object({ plan_id: IdSchema });
export const RenewalIdQuerySchema = v.object({ subs_renewal_id: IdSchema });
export const VoteQuerySchema = v.object({ isLike: flag });
export const PlansQuerySchema = v.object({ is_active: v.optional(flag) });
/** How many comments a page holds at most: their texts must fit into one answer. */
export const COMMENTS_PAGE_SIZE = 50;
/**
 * All comments; those newer than `timestamp` alone; or a page of them with the first replies of each, and
 * with `thread` that one comment with a page of its replies. What a backend without pages does not know it
 * leaves unread, and answers all.
 */
export const CommentsQuerySchema = v.object({
  timestamp: v.optional(TimeSchema),
  page: v.optional(integer(1, LIMITS.page)),
  page_size: v.optional(integer(1, COMMENTS_PAGE_SIZE), DEFAULT_PAGE_SIZE),
  thread: v.optional(IdSchema),
});
/** `hidden`: those that are hidden already, else those that wait. */
export const ReportedQuerySchema = v.object({
  page,
  page_size: v.optional(integer(1, COMMENTS_PAGE_SIZE), DEFAULT_PAGE_SIZE),
  hidden: v.optional(flag, false),
});
export const HideQuerySchema = v.object({ hidden: flag });
export type CommentsQuery = v.InferInput<typeof CommentsQuerySchema>;
