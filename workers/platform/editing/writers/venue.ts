import { asc } from 'drizzle-orm';
import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { venues } from '#workers/platform/storage/schema/people.ts';

export const venueWriter = tableWriter('venue', {
  table: venues,
  id: 'id',
  names: ['name'],
  order: [asc(venues.position)],
  toRow: ({ name, position, ...venue }) => ({
    name,
    description: venue.description ?? null,
    address: venue.address ?? null,
    poster: venue.poster ?? null,
    thumbnail: venue.thumbnail ?? null,
    customMetadata: venue.metadata ?? null,
    socialProfiles: venue.social_profiles ?? null,
    position,
  }),
  toValue: ({ name, description, address, poster, thumbnail, customMetadata, socialProfiles, position }) => ({
    name,
    description,
    address,
    poster,
    thumbnail,
    metadata: customMetadata,
    social_profiles: socialProfiles,
    position,
  }),
});
