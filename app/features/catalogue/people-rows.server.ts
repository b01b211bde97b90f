import type { ContentService } from '#app/services/content.server.ts';
import { HOME_ROW_SIZE } from './constants.ts';
import { type Lane, toArtistLane, toVenueLane } from './lane-model.ts';

/** A row of the classic home, which has no name of its own; a page-builder home has rows by id, name and size. */
interface Row {
  id: string;
  name: string;
  size: number;
}

const ARTISTS: Row = { id: 'artists', name: '', size: HOME_ROW_SIZE };
const VENUES: Row = { id: 'venues', name: '', size: HOME_ROW_SIZE };

/** Artist and venue rows for a home page whose backend did not send them along; null where one failed. Never reject. */
export async function loadArtistRow(
  service: Pick<ContentService, 'artists'>,
  { id, name, size }: Row = ARTISTS,
): Promise<Lane | null> {
  try {
    const { items, total } = await service.artists({ page: 1, page_size: size });
    return toArtistLane({ id, name, data: items, total });
  } catch {
    return null;
  }
}

export async function loadVenueRow(
  service: Pick<ContentService, 'venues'>,
  { id, name, size }: Row = VENUES,
): Promise<Lane | null> {
  try {
    const { items, total } = await service.venues({ page: 1, page_size: size });
    return toVenueLane({ id, name, data: items, total });
  } catch {
    return null;
  }
}
