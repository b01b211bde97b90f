import { settleSoon } from '#app/lib/settle-soon.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { CardContext } from './card-model.ts';
import { LANE_SIZE, ROW_WAIT_MS } from './constants.ts';
import type { AbsentRow, HomeModel, HomeRow } from './home-model.ts';
import type { LateRow } from './home-page.tsx';
import { type Lane, toContentLane } from './lane-model.ts';
import { loadArtistRow, loadVenueRow } from './people-rows.server.ts';

type Lists = Pick<ContentService, 'list' | 'artists' | 'venues'>;

/** A home's rows in its order. Those that did not come along with it are asked for now, and may come later. */
export async function settleRows(
  { lanes: rows, missing }: Pick<HomeModel, 'lanes' | 'missing'>,
  service: Lists,
  context: CardContext,
) {
  const [lanes, artists, venues] = await Promise.all([
    Promise.all(rows.map((row) => settleRow(row, service, context))),
    missing.artists ? settleSoon(loadArtistRow(service), ROW_WAIT_MS) : undefined,
    missing.venues ? settleSoon(loadVenueRow(service), ROW_WAIT_MS) : undefined,
  ]);
  return { lanes, artists, venues };
}

async function settleRow(row: HomeRow, service: Lists, context: CardContext): Promise<Lane | LateRow> {
  if (row.kind !== 'absent') return row;
  const { id, name } = row;
  return { id, name, late: await settleSoon(loadAbsentRow(service, row, context), ROW_WAIT_MS) };
}

/** Null where it failed. Never rejects. */
async function loadAbsentRow(
  service: Lists,
  { id, name, filters, request }: AbsentRow,
  context: CardContext,
): Promise<Lane | null> {
  const row = { id, name, size: LANE_SIZE };
  if (request.kind === 'artists') return loadArtistRow(service, row);
  if (request.kind === 'venues') return loadVenueRow(service, row);
  const { kind: _, ...asked } = request;
  try {
    const { items, total } = await service.list({ ...asked, page: 1, page_size: LANE_SIZE });
    return toContentLane({ id, name, data: items, total, filters }, context);
  } catch {
    return null;
  }
}
