import { and, type SQL, sql } from 'drizzle-orm';
import type { FacetGroup } from './content-conditions.ts';
import type { KeyName } from './content-order.ts';

/** Titles with one of `facets`; how many facets those are, the database alone knows. */
export interface FacetUnion {
  facets: SQL;
  where: SQL;
  others: FacetGroup[];
}

interface KeyedPage {
  key: KeyName;
  isDown: boolean;
  limit: number;
  offset: number;
}

/** The numbers of a page's titles, in its order. */
export function pageOfUnion(union: FacetUnion, { key, isDown, limit, offset }: KeyedPage): SQL {
  const { names, one, several } = clausesOf(union);
  const columns = sql.raw(`driver.${key} AS sort_key, driver.listing`);
  const direction = sql.raw(isDown ? 'DESC' : 'ASC');
  return sql`${names} SELECT ${columns} ${one} UNION ALL SELECT DISTINCT ${columns} ${several}
    ORDER BY sort_key ${direction}, listing ${direction} LIMIT ${limit} OFFSET ${offset}`;
}

export function totalOfUnion(union: FacetUnion): SQL {
  const { names, one, several } = clausesOf(union);
  return sql`${names} SELECT (SELECT count(*) ${one}) + (SELECT count(DISTINCT driver.listing) ${several})`;
}

/**
 * The union for when it is one facet and for when it is several; the part that does not apply costs nothing.
 * A lone facet lies in order, with each title once. Named, so that a group's values are bound once: D1 takes
 * no more than 100.
 */
function clausesOf({ facets, where, others }: FacetUnion) {
  const nameOf = (index: number) => sql.raw(`other_${index}`);
  const named = others.map((group, index) => sql`, ${nameOf(index)} AS MATERIALIZED ${group.facets}`);
  const hasOthers = others.map(({ isSingle }, index) =>
    hasFacet(isSingle, sql`(SELECT facet FROM ${nameOf(index)})`),
  );
  const isLone = sql`(SELECT count(*) FROM wanted) = 1`;
  const rows = (condition: SQL) =>
    sql`FROM content_facets AS driver WHERE ${and(condition, where, ...hasOthers)}`;
  return {
    names: sql`WITH wanted AS MATERIALIZED ${facets} ${sql.join(named)}`,
    // Evaluated within each: beside them it would be evaluated for each row.
    one: rows(sql`driver.facet = (SELECT facet FROM wanted WHERE ${isLone})`),
    several: rows(sql`driver.facet IN (SELECT facet FROM wanted WHERE NOT ${isLone})`),
  };
}

/** Whether the driver's title has one of the facets: they lie where its own do, by kind and date. */
export function hasFacet(isSingle: boolean, facets: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM content_facets AS other
    WHERE other.facet ${isSingle ? sql`=` : sql`IN`} ${facets}
    AND other.is_part = driver.is_part AND other.created_date = driver.created_date
    AND other.listing = driver.listing)`;
}
