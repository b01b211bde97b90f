import type { ContentService } from '#app/services/content.server.ts';
import { HOME_ROW_SIZE } from './constants.ts';
import { type Lane, toArtistLane, toVenueLane } from './lane-model.ts';

const FIRST_PAGE = { page: 1, page_size: HOME_ROW_SIZE };

/** Artist and venue rows for a home page whose backend did not send them along; null where one failed. Never reject. */
export async function loadArtistRow(service: Pick<ContentService, 'artists'>): Promise<Lane | null> {
  try {
    const { items, total } = await service.artists(FIRST_PAGE);
    return toArtistLane({ id: 'artists', name: '', data: items, total });
  } catch {
    return null;
  }
}

export async function loadVenueRow(service: Pick<ContentService, 'venues'>): Promise<Lane | null> {
  try {
    const { items, total } = await service.venues(FIRST_PAGE);
    return toVenueLane({ id: 'venues', name: '', data: items, total });
  } catch {
    return null;
  }
}
