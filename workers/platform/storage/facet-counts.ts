import { and, type SQL, sql } from 'drizzle-orm';
import type { ContentFilters } from '#app/contract/filters.ts';
import type { AccountScope } from './account-scope.ts';
import { type ContentConditions, contentConditions, type FacetGroup } from './content-conditions.ts';
import { hasFacet } from './content-facets.ts';
import { contentListing, facets } from './list-tables.ts';
import { accounts } from './schema/account.ts';
import { contentCustomMetadata, customMetadataFields, genres } from './schema/catalogue.ts';

/**
 * Titles whose values are counted one by one; of a longer list every second, third, … one is, evenly. To look
 * at each of a list of 30,000 takes 200 ms.
 */
export const MAX_COUNTED = 2000;

/** What is counted: titles that meet all filters, and of their values those of some kinds. */
export interface FacetSelection {
  filters: ContentFilters;
  /** These kinds alone, or all but these. */
  kinds: readonly string[];
  isWithout: boolean;
  /** Every how many titles one is counted. */
  step: number;
}

export function facetCountStore(scope: AccountScope) {
  return {
    /** How many titles are gone through: those with the rarest of the filters' values. */
    size: (filters: ContentFilters) => {
      const { groups, isUnfiltered } = contentConditions(scope.accountId, filters);
      const sizes = groups.map((group) => sizeOf(sourceOf(scope.accountId, group), isUnfiltered));
      const all = sizeOf(sourceOf(scope.accountId, undefined), isUnfiltered);
      return scope.pick(accounts, { size: sql<number>`(${sizes[0] ?? all})` });
    },

    /** How many titles have each value, and one of those titles. */
    counts: (selection: FacetSelection) => {
      const titles = titlesOf(scope, selection);
      const counted = sql`(SELECT has.facet, count(*) AS count, min(has.listing) AS example
        FROM ${titles} AS title CROSS JOIN content_facets AS has
        WHERE -has.listing = -title.listing GROUP BY has.facet) AS counted`;
      return scope.pickAlong(
        counted,
        facets,
        {
          kind: facets.kind,
          value: facets.value,
          count: sql<number>`counted.count`,
          example: sql<number>`counted.example`,
        },
        sql`${facets.facet} = counted.facet`,
        isOfKind(selection),
      );
    },

    /** The custom values of the titles with these numbers, in all their languages. */
    metadataOf: (listings: readonly number[]) =>
      scope.pickAlong(
        sql`(SELECT account_id, content_id FROM content_listing
            WHERE listing IN (SELECT value FROM json_each(${JSON.stringify(listings)}))) AS example`,
        contentCustomMetadata,
        { fieldId: contentCustomMetadata.fieldId, value: contentCustomMetadata.value },
        sql`example.account_id = ${contentCustomMetadata.accountId}
            AND example.content_id = ${contentCustomMetadata.contentId}`,
      ),

    fields: () => scope.find(customMetadataFields),
    genres: (ids: readonly string[]) =>
      scope.pick(
        genres,
        { id: genres.id, name: genres.name },
        sql`${genres.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
      ),
  };
}

function isOfKind({ kinds, isWithout }: FacetSelection): SQL {
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(kinds)}))`;
  if (!isWithout) return sql`${facets.kind} IN ${listed}`;
  return sql`(${facets.kind} IN ('sub_category', 'year', 'language', 'length', 'free') OR ${facets.kind} LIKE 'metadata:%')
    AND ${facets.kind} NOT IN ${listed}`;
}

interface Source {
  rows: SQL;
  where: SQL;
}

/** The titles with a group's values, or all of the account's. */
function sourceOf(accountId: string, group: FacetGroup | undefined): Source {
  if (!group) return { rows: sql`content_listing AS driver`, where: sql`driver.account_id = ${accountId}` };
  return {
    rows: sql`content_facets AS driver`,
    where: sql`driver.facet ${group.isSingle ? sql`=` : sql`IN`} ${group.facets}`,
  };
}

function sizeOf({ rows, where }: Source, isUnfiltered: boolean): SQL {
  return sql`SELECT count(*) FROM ${rows} WHERE ${and(where, isListed(isUnfiltered))}`;
}

function isListed(isUnfiltered: boolean): SQL | undefined {
  return isUnfiltered ? sql`driver.is_part = 0` : undefined;
}

function titlesOf(scope: AccountScope, { filters, step }: FacetSelection): SQL {
  const conditions: ContentConditions = contentConditions(scope.accountId, filters);
  const [first, ...others] = conditions.groups;
  const { rows, where } = sourceOf(scope.accountId, first);
  const sample = step > 1 ? sql`driver.listing % ${sql.raw(String(step))} = 0` : undefined;
  const hasOthers = others.map(({ facets: values, isSingle }) => hasFacet(isSingle, values));
  const numbers = sql`(SELECT DISTINCT driver.listing FROM ${rows}
    WHERE ${and(where, isListed(conditions.isUnfiltered), sample, ...hasOthers)}) AS driver`;
  return scope
    .pickAlong(
      numbers,
      contentListing,
      { listing: contentListing.listing },
      sql`${contentListing.listing} = driver.listing`,
      ...conditions.own,
    )
    .asSubquery();
}
