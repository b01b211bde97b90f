import { asc } from 'drizzle-orm';
import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { artists } from '#workers/platform/storage/schema/people.ts';

export const personWriter = tableWriter('person', {
  table: artists,
  id: 'id',
  names: ['name'],
  order: [asc(artists.position)],
  toRow: ({ name, bio = null, poster = null, thumbnail = null, metadata, social_profiles, position }) => ({
    name,
    bio,
    poster,
    thumbnail,
    customMetadata: metadata ?? null,
    socialProfiles: social_profiles ?? null,
    position,
  }),
  toValue: ({ name, bio, poster, thumbnail, customMetadata, socialProfiles, position }) => ({
    name,
    bio,
    poster,
    thumbnail,
    metadata: customMetadata,
    social_profiles: socialProfiles,
    position,
  }),
});
