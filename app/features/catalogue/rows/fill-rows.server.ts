import { deferAfter } from '#app/lib/defer-after.ts';
import { ROW_WAIT_MS } from '../constants.ts';
import type { HomeModel } from '../home/home-model.ts';
import { fittingPlaceholder, type PlacedLane } from '../lanes/lane-model.ts';
import { loadRow, type RowContext } from './load-row.server.ts';

/** A classic home's rows, those with a call of their own loaded beside each other; empty ones are left out. */
export async function fillRows(lanes: HomeModel['lanes'], context: RowContext): Promise<PlacedLane[]> {
  const placed = await Promise.all(
    lanes.map(async (lane): Promise<PlacedLane> => {
      const { id, name } = lane;
      if (lane.kind !== 'row') return { id, name, lane };
      const loading = fittingPlaceholder(ROW_WAIT_MS, () => loadRow(lane.row, { id, name }, context));
      return { id, name, lane: await deferAfter(loading, ROW_WAIT_MS) };
    }),
  );
  return placed.filter(({ lane }) => lane === null || 'deferred' in lane || lane.items.length > 0);
}
