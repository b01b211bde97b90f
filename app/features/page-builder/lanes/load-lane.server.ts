import { loadPlanIds } from '#app/features/catalogue/cards/card-context.server.ts';
import { CARDS_AGE_MS, LANE_SIZE } from '#app/features/catalogue/constants.ts';
import {
  fittingPlaceholder,
  type Lane,
  toArtistLane,
  toContentLane,
  toVenueLane,
} from '#app/features/catalogue/lanes/lane-model.ts';
import { loadRow } from '#app/features/catalogue/rows/load-row.server.ts';
import type { BlockContext } from '#app/features/page-builder/block-definition.ts';
import { LOAD_WAIT_MS, MORE_ABOVE } from '#app/features/page-builder/constants.ts';
import { memoizeRecent, type RecentValues } from '#app/lib/memoize.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { type ContentLaneView, type LaneView, type RowLaneView, toRequestFilters } from './lane-data.ts';
import { inOrderOf, shuffled } from './lane-order.ts';

/** A row of titles of whatever kind; null where it fails. */
export async function loadTitleLane(
  view: ContentLaneView | RowLaneView,
  context: BlockContext,
  id: string,
): Promise<Lane | null> {
  return fittingPlaceholder(LOAD_WAIT_MS, () =>
    'row' in view ? loadRow(view.row, { id, name: view.name }, context) : loadContentLane(view, context, id),
  );
}

/** The row that came along with the page, else what the content service answers. */
async function loadContentLane(
  view: ContentLaneView,
  context: BlockContext,
  id: string,
): Promise<Lane | null> {
  const { name, filters } = view;
  const { language, now } = context;
  // Beside the titles: it is another call.
  const loadingPlans = loadPlanIds(context.session, context.services.payment);
  const sent = context.lanes.find((lane) => lane.id === id);
  const source = sent?.kind === 'content' ? sent : await unlessServiceFails(() => fetchTitles(view, context));
  if (!source) return null;
  const planIds = await loadingPlans;
  const isPicked = source !== sent && filters.content_ids && view.order_by === undefined;
  const make = () => {
    const data = isPicked ? inOrderOf(filters.content_ids ?? [], source.data) : source.data;
    const { total } = source;
    const row = { id, name, data, total, filters, moreAbove: MORE_ABOVE, filterV2: true };
    return toContentLane(row, { language, now, planIds });
  };
  // A viewer with a plan has other locks.
  return planIds?.length === 0 ? recentLane(source.data, { id, name, context }, make) : make();
}

async function fetchTitles(view: ContentLaneView, { services, language }: BlockContext) {
  const { order_by, reverse } = view;
  return toSource(
    await services.content.list({
      filters: toRequestFilters(view),
      ...(order_by === undefined ? {} : { order_by: orderIn(order_by, language) }),
      ...(reverse === undefined ? {} : { reverse }),
      page: 1,
      page_size: LANE_SIZE,
    }),
  );
}

/**
 * page-builder.md §7: artists come shuffled, anew for each request; what browsers get is in the order that
 * they are shown in.
 */
export async function loadArtistLane(view: LaneView, context: BlockContext, id: string) {
  const sent = context.lanes.find((lane) => lane.id === id);
  const { name } = view;
  const source =
    sent?.kind === 'artists'
      ? sent
      : await unlessServiceFails(async () =>
          toSource(await context.services.content.artists(toListParams(view))),
        );
  if (!source) return null;
  const { data, total } = source;
  const lane = recentLane(data, { id, name, context }, () =>
    toArtistLane({ id, name, total, moreAbove: MORE_ABOVE, data }),
  );
  return lane.kind === 'artists' ? { ...lane, items: shuffled(lane.items) } : lane;
}

export async function loadVenueLane(view: LaneView, context: BlockContext, id: string) {
  const sent = context.lanes.find((lane) => lane.id === id);
  const { name } = view;
  const source =
    sent?.kind === 'venues'
      ? sent
      : await unlessServiceFails(async () =>
          toSource(await context.services.content.venues(toListParams(view))),
        );
  if (!source) return null;
  const { data, total } = source;
  return recentLane(data, { id, name, context }, () =>
    toVenueLane({ id, name, total, moreAbove: MORE_ABOVE, data }),
  );
}

// What a backend answered stays the same object while its answer is cached: a brand's own, and a row's own.
const lanes: RecentValues<readonly unknown[], Lane> = new WeakMap();

/** A row's cards, made once for all who come within half a minute, of a language and without a plan. */
function recentLane(
  data: readonly unknown[],
  { id, name, context }: { id: string; name: string; context: BlockContext },
  make: () => Lane,
): Lane {
  const { language, now } = context;
  const variant = JSON.stringify([language, id, name]);
  return memoizeRecent(lanes, { key: data, variant, now, maxAgeMs: CARDS_AGE_MS }, make);
}

function toListParams({ order_by, reverse }: LaneView) {
  return {
    page: 1,
    page_size: LANE_SIZE,
    ...(order_by === undefined ? {} : { order_by }),
    ...(reverse === undefined ? {} : { reverse }),
  };
}

const toSource = <Item>({ items, total }: { items: readonly Item[]; total: number }) => ({
  data: items,
  total,
});

/** page-builder.md §7: titles are ordered in the viewer's language. */
function orderIn(order: string, language: string): string {
  return order === 'title' ? `title.${language}` : order;
}

async function unlessServiceFails<T>(request: () => Promise<T>): Promise<T | null> {
  try {
    return await request();
  } catch (error) {
    if (isServiceError(error)) return null;
    throw error;
  }
}
