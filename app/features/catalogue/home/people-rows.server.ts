import { deferAfter } from '#app/lib/defer-after.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { HOME_ROW_SIZE, ROW_WAIT_MS } from '../constants.ts';
import { type Lane, toArtistLane, toVenueLane } from '../lanes/lane-model.ts';
import type { HomeModel } from './home-model.ts';

type People = Pick<ContentService, 'artists' | 'venues'>;

const FIRST = { page: 1, page_size: HOME_ROW_SIZE };

/**
 * Rows of artists and venues that a classic home's response lacks: loaded now, and deferred where they take
 * long.
 */
export async function deferPeopleRows(missing: HomeModel['missing'], service: People) {
  const [artists, venues] = await Promise.all([
    missing.artists ? deferAfter(loadArtistRow(service), ROW_WAIT_MS) : undefined,
    missing.venues ? deferAfter(loadVenueRow(service), ROW_WAIT_MS) : undefined,
  ]);
  return { artists, venues };
}

/** Null where it failed. Never rejects; neither does the other. */
export async function loadArtistRow(service: Pick<People, 'artists'>): Promise<Lane | null> {
  try {
    const { items, total } = await service.artists(FIRST);
    return toArtistLane({ id: 'artists', name: '', data: items, total });
  } catch {
    return null;
  }
}

export async function loadVenueRow(service: Pick<People, 'venues'>): Promise<Lane | null> {
  try {
    const { items, total } = await service.venues(FIRST);
    return toVenueLane({ id: 'venues', name: '', data: items, total });
  } catch {
    return null;
  }
}
