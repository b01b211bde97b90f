import type { DrizzleD1Database } from 'drizzle-orm/d1';
import {
  categories,
  contentCategories,
  contentCustomMetadata,
  contentGenres,
  contentPlans,
  contentRatings,
  contents,
  customMetadataFields,
  genres,
  mediaAssets,
} from '#workers/platform/storage/schema/catalogue.ts';
import { artists, contentArtists, contentVenues, venues } from '#workers/platform/storage/schema/people.ts';

type NewContent = Partial<typeof contents.$inferInsert>;

/** One title, with defaults for all other fields. */
export async function makeContent(
  db: DrizzleD1Database,
  accountId: string,
  {
    categories: inCategories = [],
    plans = [],
    ppvs = [],
    ...overrides
  }: NewContent & {
    contentId: string;
    categories?: string[];
    plans?: string[];
    ppvs?: string[];
  },
) {
  await db.insert(contents).values({
    accountId,
    videoType: 'SPV',
    title: { en: `Title ${overrides.contentId}` },
    createdDate: new Date('2026-01-01T00:00:00Z'),
    modifiedDate: new Date('2026-01-01T00:00:00Z'),
    ...overrides,
  });
  for (const categoryId of inCategories) {
    await db
      .insert(categories)
      .values({ accountId, id: categoryId, name: { en: categoryId } })
      .onConflictDoNothing();
    await db.insert(contentCategories).values({ accountId, contentId: overrides.contentId, categoryId });
  }
  for (const [ids, isPpv] of [
    [plans, false],
    [ppvs, true],
  ] as const) {
    for (const planId of ids) {
      await db.insert(contentPlans).values({ accountId, contentId: overrides.contentId, planId, isPpv });
    }
  }
}

/** A film with every kind of related row. */
export async function makeFullContent(db: DrizzleD1Database, accountId: string) {
  const contentId = 'full-film';
  await db.insert(contentRatings).values({
    accountId,
    id: 'pg',
    name: 'PG',
    description: { en: 'Guidance', es: 'Guía' },
    iconS3Key: 'images/ratings/pg.svg',
  });
  await db.insert(mediaAssets).values({
    accountId,
    id: 'the-asset',
    durationSeconds: 120,
    heights: [240, 360, 720],
    captions: [{ lang: 'en', label: 'English' }],
    hasThumbnails: true,
    createdDate: new Date(),
  });
  await makeContent(db, accountId, {
    contentId,
    title: { en: 'The Film', es: 'La película' },
    description: { en: 'A film.' },
    thumbnail: 'images/titles/full-film.w640.webp',
    poster: 'images/titles/full-film.w1280.webp',
    trailer: 'public/trailer/full-film/hls/video/360_index.m3u8',
    assetId: 'the-asset',
    durationSeconds: 120,
    contentRatingId: 'pg',
    averageRating: 4.5,
    reviewCount: 2,
    releaseTime: new Date('2025-05-01T00:00:00Z'),
    categories: ['drama'],
    plans: ['gold'],
    ppvs: ['ticket'],
  });
  await db.insert(genres).values({ accountId, id: 'slow', name: { en: 'Slow', es: 'Lento' } });
  await db.insert(contentGenres).values({ accountId, contentId, genreId: 'slow' });
  await db.insert(artists).values([
    { accountId, id: 'ana', name: { en: 'Ana' } },
    { accountId, id: 'bo', name: { en: 'Bo' } },
  ]);
  await db.insert(contentArtists).values([
    { accountId, contentId, artistId: 'ana', role: 'director', position: 0 },
    { accountId, contentId, artistId: 'bo', role: 'cast', position: 1 },
    { accountId, contentId, artistId: 'ana', role: 'cast', position: 2 },
  ]);
  await db.insert(venues).values({ accountId, id: 'rex', name: { en: 'Rex' } });
  await db.insert(contentVenues).values({ accountId, contentId, venueId: 'rex' });
  await db
    .insert(customMetadataFields)
    .values({ accountId, id: 'f1', key: 'mood', name: { en: 'Mood', es: 'Ánimo' } });
  await db.insert(contentCustomMetadata).values([
    { accountId, contentId, fieldId: 'f1', position: 0, value: { en: 'Calm', es: 'Calma' } },
    { accountId, contentId, fieldId: 'f1', position: 1, value: { en: 'Warm' } },
  ]);
  return contentId;
}
