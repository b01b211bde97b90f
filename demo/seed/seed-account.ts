import { AccountScope } from '#workers/platform/storage/account-scope.ts';
import type { Database } from '#workers/platform/storage/database.ts';
import { openDirectory } from '#workers/platform/storage/directory.ts';
import { staticPages } from '#workers/platform/storage/schema/account.ts';
import {
  categories,
  contentCategories,
  contentCustomMetadata,
  contentGenres,
  contentPlans,
  contentRatings as contentRatingsTable,
  contents,
  customMetadataFields,
  genres,
  mediaAssets,
} from '#workers/platform/storage/schema/catalogue.ts';
import {
  channelCategories,
  channelPlans,
  channelSlots,
  channels,
  scheduleEntries,
} from '#workers/platform/storage/schema/channel.ts';
import { comments, reviews } from '#workers/platform/storage/schema/community.ts';
import { artists, contentArtists, contentVenues, venues } from '#workers/platform/storage/schema/people.ts';
import { discounts, gateways, plans } from '#workers/platform/storage/schema/plan.ts';
import {
  banners,
  cmsPages,
  forms,
  swimlanes,
  templates,
} from '#workers/platform/storage/schema/presentation.ts';
import {
  accountRow,
  bannerRows,
  builtPageRows,
  discountRows,
  formRows,
  freePageRows,
  gatewayRows,
  laneRows,
  pageRows,
  planRows,
  templateRows,
} from './account-rows.ts';
import { channelCategoryRows, channelPlanRows, channelRows, datedRows, slotRows } from './channel-rows.ts';
import { commentRows } from './comment-rows.ts';
import { contentRatings } from './content-ratings.ts';
import { artistRows, contentPlanRows, contentRows, pictureKeys, venueRows } from './content-rows.ts';
import { RowWriter } from './insert-rows.ts';
import { assetRows } from './media-files.ts';
import { reviewRows, scoresOf } from './review-rows.ts';
import { seedUsers } from './seed-users.ts';
import type { Brand } from './types.ts';

/** The catalogue's tables in the order in which their rows are written, without viewers' own data. */
const CATALOGUE_TABLES = [
  staticPages,
  plans,
  discounts,
  gateways,
  categories,
  genres,
  contentRatingsTable,
  customMetadataFields,
  artists,
  venues,
  mediaAssets,
  contents,
  contentCategories,
  contentGenres,
  contentPlans,
  contentCustomMetadata,
  contentArtists,
  contentVenues,
  channels,
  channelCategories,
  channelPlans,
  channelSlots,
  scheduleEntries,
  banners,
  swimlanes,
  forms,
  cmsPages,
  templates,
] as const;

/** Writes a brand's account, catalogue and demo users. Repeated, it replaces the catalogue alone. */
export async function seedAccount(
  brand: Brand,
  { db, port, now, gatewayKey = null }: { db: Database; port: number; now: Date; gatewayKey?: string | null },
): Promise<void> {
  if (!(await openDirectory(db).put(accountRow(brand, port, now)))) {
    throw new Error(`another account has the asset host of ${brand.slug}`);
  }
  const scope = new AccountScope(db, brand.accountId);
  await seedUsers(brand, db, scope, now);
  const writer = new RowWriter(db, scope);
  writer.clear(CATALOGUE_TABLES);
  addSitePages(writer, brand, now);
  writer.add(gateways, gatewayRows(brand, gatewayKey));
  await addTitles(writer, brand, now);
  addReferences(writer, brand);
  await writer.flush();
}

function addSitePages(writer: RowWriter, brand: Brand, now: Date): void {
  writer.add(staticPages, pageRows(brand));
  writer.add(plans, planRows(brand));
  writer.add(discounts, discountRows(brand));
  writer.add(
    categories,
    brand.categories.map(({ id, name }, position) => ({ id, name, position })),
  );
  writer.add(
    genres,
    brand.genres.map(({ id, name }, position) => ({ id, name, position })),
  );
  writer.add(
    contentRatingsTable,
    contentRatings.map((r) => ({ ...r, iconS3Key: pictureKeys.ratingIcon(r.id) })),
  );
  writer.add(
    customMetadataFields,
    brand.facts.map(({ id, name }, position) => ({ id, key: id, name, position })),
  );
  writer.add(banners, bannerRows(brand));
  writer.add(swimlanes, laneRows(brand));
  writer.add(forms, formRows(brand));
  writer.add(cmsPages, [...freePageRows(brand, now), ...builtPageRows(brand, now)]);
  writer.add(templates, templateRows(brand, now));
}

async function addTitles(writer: RowWriter, brand: Brand, now: Date): Promise<void> {
  const critiques = reviewRows(brand, now);
  const scores = scoresOf(critiques);
  writer.add(artists, artistRows(brand, scores));
  writer.add(venues, venueRows(brand, scores));
  writer.add(mediaAssets, await assetRows(brand, now));
  writer.add(contents, contentRows(brand, now, scores));
  writer.add(contentPlans, contentPlanRows(brand));
  writer.add(channels, channelRows(brand, scores));
  writer.add(channelPlans, channelPlanRows(brand));
  writer.add(channelSlots, slotRows(brand));
  writer.add(scheduleEntries, datedRows(brand, now));
  writer.addNew(reviews, critiques);
  writer.addNew(comments, commentRows(brand, now));
}

/** The rows that tie titles to what they belong to; the order in the data is the order on the page. */
function addReferences(writer: RowWriter, brand: Brand): void {
  const values = new Map(brand.facts.map((fact) => [fact.id, fact.values]));
  writer.add(
    contentCategories,
    brand.titles.flatMap((t) =>
      t.categories.map((categoryId, position) => ({ contentId: t.id, categoryId, position })),
    ),
  );
  writer.add(
    contentGenres,
    brand.titles.flatMap((t) =>
      t.genres.map((genreId, position) => ({ contentId: t.id, genreId, position })),
    ),
  );
  writer.add(
    contentVenues,
    brand.titles.flatMap((t) =>
      (t.venues ?? []).map((venueId, position) => ({ contentId: t.id, venueId, position })),
    ),
  );
  writer.add(
    contentArtists,
    brand.titles.flatMap((t) =>
      Object.entries(t.people ?? {}).flatMap(([role, ids]) =>
        ids.map((artistId, position) => ({ contentId: t.id, artistId, role, position })),
      ),
    ),
  );
  writer.add(
    contentCustomMetadata,
    brand.titles.flatMap((t) =>
      Object.entries(t.facts ?? {}).flatMap(([fieldId, ids]) =>
        ids.map((id, position) => ({
          contentId: t.id,
          fieldId,
          position,
          value: values.get(fieldId)?.[id] ?? { en: id },
        })),
      ),
    ),
  );
  writer.add(channelCategories, channelCategoryRows(brand));
}
