import type { CardContext } from '#app/features/catalogue/card-model.ts';
import { LANE_SIZE } from '#app/features/catalogue/constants.ts';
import { type Lane, toArtistLane, toContentLane, toVenueLane } from '#app/features/catalogue/lane-model.ts';
import type { BlockContext } from '#app/features/page-builder/block-definition.ts';
import { MORE_ABOVE } from '#app/features/page-builder/constants.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { askedFilters, type ContentLaneView, type LaneView } from './lane-data.ts';
import { inOrderOf, shuffled } from './lane-order.ts';

/** The row that came along with the page, else what the content service answers; null where it fails. */
export async function loadContentLane(
  view: ContentLaneView,
  context: BlockContext,
  id: string,
): Promise<Lane | null> {
  const { name, filters, order_by, reverse } = view;
  const cards: CardContext = { language: context.language, now: context.now };
  const sent = context.lanes.find((lane) => lane.id === id);
  if (sent?.kind === 'content')
    return toContentLane({ ...sent, name, filters, moreAbove: MORE_ABOVE }, cards);
  const order = order_by === undefined ? {} : { order_by: orderIn(order_by, context.language) };
  return unlessServiceFails(async () => {
    const { items, total } = await context.services.content.list({
      filters: askedFilters(view),
      ...order,
      ...(reverse === undefined ? {} : { reverse }),
      page: 1,
      page_size: LANE_SIZE,
    });
    const data =
      filters.content_ids && order_by === undefined ? inOrderOf(filters.content_ids, items) : items;
    return toContentLane({ id, name, data, total, filters, moreAbove: MORE_ABOVE }, cards);
  });
}

/** page-builder.md §7: artists come shuffled, anew for each request; what browsers get is in the order that they are shown in. */
export async function loadArtistLane(view: LaneView, context: BlockContext, id: string) {
  const sent = context.lanes.find((lane) => lane.id === id);
  const { name } = view;
  const lane =
    sent?.kind === 'artists'
      ? sent
      : await unlessServiceFails(async () => toSource(await context.services.content.artists(askFor(view))));
  return (
    lane && toArtistLane({ id, name, total: lane.total, moreAbove: MORE_ABOVE, data: shuffled(lane.data) })
  );
}

export async function loadVenueLane(view: LaneView, context: BlockContext, id: string) {
  const sent = context.lanes.find((lane) => lane.id === id);
  const { name } = view;
  const lane =
    sent?.kind === 'venues'
      ? sent
      : await unlessServiceFails(async () => toSource(await context.services.content.venues(askFor(view))));
  return lane && toVenueLane({ id, name, total: lane.total, moreAbove: MORE_ABOVE, data: lane.data });
}

function askFor({ order_by, reverse }: LaneView) {
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

async function unlessServiceFails<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (isServiceError(error)) return null;
    throw error;
  }
}
