/**
 * What a title is known by, each without the titles above an age. A common table expression hides the table of its name
 * from the rest of the statement, subqueries and all; `main.` reaches the table itself. NOT MATERIALIZED keeps the
 * indices of the tables in use.
 */
const LIMITED_TABLES: Readonly<Record<string, (age: number) => string>> = {
  contents: listedAs('l.account_id = t.account_id AND l.content_id = t.content_id'),
  content_listing: (age) => `t.age <= ${age}`,
  content_facets: listedAs('l.listing = t.listing'),
  title_order: listedAs('l.listing = t.listing'),
  search_documents: (age) =>
    `t.kind <> 'content' OR ${listedAs('l.account_id = t.account_id AND l.content_id = t.id')(age)}`,
};

function listedAs(isIt: string) {
  return (age: number) => `EXISTS (SELECT 1 FROM main.content_listing l WHERE ${isIt} AND l.age <= ${age})`;
}

const READING = /^\s*(?:select|with|insert|update|delete)\b/i;

/**
 * The database as a child's profile sees it: titles from more years on than `maxAge`, and those without a known age,
 * are not there. Every statement goes through it, so that no query can forget to leave them out.
 */
export function limitedDatabase(d1: D1Database, maxAge: number): D1Database {
  const limited = {
    prepare: (text: string) => d1.prepare(withLimit(text, maxAge)),
    batch: (statements: D1PreparedStatement[]) => d1.batch(statements),
  };
  // drizzle uses no more of a database.
  return limited as unknown as D1Database;
}

export function withLimit(text: string, maxAge: number): string {
  const tables = Object.entries(LIMITED_TABLES).filter(([name]) => new RegExp(`\\b${name}\\b`).test(text));
  if (tables.length === 0) return text;
  if (!READING.test(text)) throw new Error(`No statement for a limited database: ${text.slice(0, 40)}`);
  const age = Math.floor(maxAge);
  const expressions = tables.map(
    ([name, isWithin]) =>
      `${name} AS NOT MATERIALIZED (SELECT t.* FROM main.${name} t WHERE ${isWithin(age)})`,
  );
  // A statement has one WITH: expressions of its own come after ours.
  const own = /^\s*with\s+/i;
  return own.test(text)
    ? text.replace(own, `WITH ${expressions.join(', ')}, `)
    : `WITH ${expressions.join(', ')} ${text}`;
}
