import { rowKindOf } from '#app/contract/rows.ts';
import type { Data, Json, StoredBlock } from '#app/lib/edit-document/document.ts';
import { isSame } from '#app/lib/edit-document/is-same.ts';
import { type LaneDefinition, laneOf } from '#workers/platform/home/lane-definition.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { contentOrder, defaultOrder } from '#workers/platform/storage/content-order.ts';
import { contentStore } from '#workers/platform/storage/content-store.ts';
import { peopleStore } from '#workers/platform/storage/people-store.ts';
import { blocksOf, type Found, warn } from './found.ts';

/** A row that a draft brings, with the block that it is. */
interface Row {
  block: string;
  /** Null where it neither picks titles nor has rules for them. */
  lane: LaneDefinition | null;
}

/**
 * Rows of titles or people in which viewers find nothing, or guests nothing that they may watch. Of rows that are
 * published as they are, the database is not queried.
 */
export async function findInRows(
  scope: AccountScope,
  language: string,
  { value, published }: { value: Data; published: Data | null },
): Promise<Found[]> {
  const before = new Map(blocksOf(published).map((block) => [block.id, block]));
  const rows = blocksOf(value)
    .filter(({ id, data }) => ROWS.has(String(data.component_key)) && !isPublished(before.get(id), data))
    // What those of the other kinds show follows from who comes and when.
    .filter(({ data }) => rowKindOf(String(data.type)) === null)
    .map(({ id, data }): Row => ({ block: id, lane: laneOf(id, data) }));
  const found = await Promise.all(rows.map((row) => findInRow(scope, language, row)));
  return found.flat();
}

export const ROWS = new Set(['defaultSwimlane', 'artistSwimlane', 'venueSwimlane']);

const isPublished = (before: StoredBlock | undefined, data: Data) =>
  before !== undefined && isSame(before.data as Json, data);

async function findInRow(scope: AccountScope, language: string, { block, lane }: Row): Promise<Found[]> {
  const fix = { kind: 'remove' as const, id: block };
  if (!lane) return [warn({ block, rule: 'block_empty', fix })];
  const titles = await titlesOf(scope, language, lane);
  if (titles.length === 0) return [warn({ block, rule: 'row_empty', fix })];
  return titles.every(({ isLocked }) => isLocked) ? [warn({ block, rule: 'row_locked' })] : [];
}

/** As the row shows them first. */
async function titlesOf(
  scope: AccountScope,
  language: string,
  lane: LaneDefinition,
): Promise<{ isLocked: boolean }[]> {
  if (lane.kind !== 'content') {
    const people = await peopleStore(scope)[lane.kind].page({ limit: 1 });
    return people.map(() => ({ isLocked: false }));
  }
  const { filters, orderBy, reverse, limit } = lane;
  const context = { language, defaultLanguage: language, contentIds: filters.content_ids };
  const order = contentOrder({ orderBy, reverse }, context) ?? defaultOrder(reverse, context);
  const titles = await contentStore(scope).cards({ filters, order, limit, offset: 0 });
  return titles.map(({ isRestricted, isLoginRequired }) => ({ isLocked: isRestricted || isLoginRequired }));
}
