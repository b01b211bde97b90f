export const TITLES = 100_000;
const BATCH = 1000;
const VOCABULARY = 20_000;
const CATEGORIES = 24;
const GENRES = 60;
const ARTISTS = 5_000;
const VENUES = 200;
const DAY_MS = 86_400_000;
const SYLLABLES =
  'ba be bi bo da de di do fa fe fi ga go ha he ka ke ki ko la le li lo lu ma me mi mo na ne ni no nu pa pe po ra re ri ro ru sa se si so su ta te ti to tu va ve vi wa wi ya za ze'.split(
    ' ',
  );
const ENDINGS = ['', '', '', 'n', 'r', 's', 'l', 't', 'nd', 'st'];

export const ACCOUNT = 'acc_bench';

/** The same numbers on every machine and in every run. */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = makeRandom(7);
/** Small numbers often, large ones seldom, as words and categories are used. */
const skewed = (count: number) => Math.floor(count * random() ** 2.5);
const evenly = (count: number) => Math.floor(count * random());

function makeWords(): string[] {
  const words = new Set<string>();
  while (words.size < VOCABULARY) {
    const syllables = Array.from({ length: 2 + evenly(3) }, () => SYLLABLES[evenly(SYLLABLES.length)]);
    words.add(`${syllables.join('')}${ENDINGS[evenly(ENDINGS.length)]}`);
  }
  return [...words];
}

export const words = makeWords();
const word = () => words[skewed(VOCABULARY)] ?? '';
const phrase = (count: number) => Array.from({ length: count }, word).join(' ');

function makeTitle(number: number) {
  const start = 1_700_000_000_000;
  return {
    id: `title-${number}`,
    // Every third title has "the", which is what a very common word is.
    en: `${number % 3 === 0 ? 'the ' : ''}${phrase(2 + evenly(3))}`,
    es: phrase(2 + evenly(3)),
    about: `${phrase(20 + evenly(20))} with the story`,
    type: number % 50 === 0 ? 'PLAYLIST' : number % 40 === 0 ? 'LIVE' : number % 20 === 0 ? 'MPVC' : 'SPV',
    // Two of three have no review yet; the averages of the others are shared by many.
    rating: number % 3 === 0 ? 1 + ((number * 7) % 41) / 10 : 0,
    created: start + evenly(900) * DAY_MS + number,
    categories: pick('category', CATEGORIES, 1 + evenly(2)),
    genres: pick('genre', GENRES, 1 + evenly(3)),
    artists: pick('artist', ARTISTS, 2 + evenly(3)),
    venues: number % 4 === 0 ? pick('venue', VENUES, 1) : [],
    moods: pick('mood', 12, 1),
    released: start - (number % 7300) * DAY_MS,
    year: String(new Date(start - (number % 7300) * DAY_MS).getUTCFullYear()),
    language: ['en', 'es', 'fr', 'de', 'ja'][number % 5] ?? 'en',
    seconds: 300 + ((number * 37) % 9000),
    isRestricted: number % 3 === 0 ? 1 : 0,
  };
}

export type BenchTitle = ReturnType<typeof makeTitle>;

function pick(kind: string, of: number, count: number): string[] {
  return [...new Set(Array.from({ length: count }, () => `${kind}-${skewed(of)}`))];
}

const NAMED = `INSERT INTO %s (account_id, id, name)
  SELECT ?1, value ->> 'id', value ->> 'name' FROM json_each(?2)`;
const LINKS = {
  content_categories: ['category_id', 'categories'],
  content_genres: ['genre_id', 'genres'],
  content_venues: ['venue_id', 'venues'],
} as const;

export function makeTitles(): BenchTitle[] {
  return Array.from({ length: TITLES }, (_, number) => makeTitle(number));
}

/** Fills the account with the titles, a batch in one transaction. */
export async function fillCatalogue(db: D1Database, titles: BenchTitle[]): Promise<void> {
  await db
    .prepare(
      `INSERT INTO accounts (account_id, status, allowed_languages, default_language, date_format, cf_domain_name,
        asset_hostname, od_resource_allowances, module_permissions, account_metadata, created_date)
      VALUES (?, 'ACTIVE', '[{"code":"en"},{"code":"es"}]', 'en', 'DDMMYYYY', 'bench.assets.localhost',
        'bench.assets.localhost', '{}', '{}', '{"title":{"en":"Bench"}}', 0)`,
    )
    .bind(ACCOUNT)
    .run();
  const named = (table: string, kind: string, count: number) =>
    db.prepare(NAMED.replace('%s', table)).bind(
      ACCOUNT,
      JSON.stringify(
        Array.from({ length: count }, (_, index) => ({
          id: `${kind}-${index}`,
          name: JSON.stringify({ en: `${phrase(2)}`, es: phrase(2) }),
        })),
      ),
    );
  await db.batch([
    named('categories', 'category', CATEGORIES),
    named('genres', 'genre', GENRES),
    named('artists', 'artist', ARTISTS),
    named('venues', 'venue', VENUES),
    db
      .prepare(
        `INSERT INTO custom_metadata_fields (account_id, id, key, name) VALUES (?, 'mood', 'mood', '{"en":"Mood"}')`,
      )
      .bind(ACCOUNT),
  ]);
  for (let first = 0; first < titles.length; first += BATCH) {
    await db.batch(statementsFor(db, titles.slice(first, first + BATCH)));
  }
}

function statementsFor(db: D1Database, batch: BenchTitle[]) {
  const json = JSON.stringify(batch);
  const run = (statement: string) => db.prepare(statement).bind(ACCOUNT, json);
  return [
    // Links before titles, so that each title is indexed once, with all of its names.
    db.prepare('PRAGMA defer_foreign_keys = on'),
    ...Object.entries(LINKS).map(([table, [column, list]]) =>
      run(`INSERT INTO ${table} (account_id, content_id, ${column}, position)
        SELECT ?1, t.value ->> 'id', l.value, l.key FROM json_each(?2) t, json_each(t.value, '$.${list}') l`),
    ),
    run(`INSERT INTO content_artists (account_id, content_id, artist_id, role, position)
      SELECT ?1, t.value ->> 'id', l.value, 'cast', l.key FROM json_each(?2) t, json_each(t.value, '$.artists') l`),
    run(`INSERT INTO content_custom_metadata (account_id, content_id, field_id, position, value)
      SELECT ?1, t.value ->> 'id', 'mood', l.key, json_object('en', l.value)
      FROM json_each(?2) t, json_each(t.value, '$.moods') l`),
    run(`INSERT INTO contents (account_id, content_id, video_type, title, description, average_rating, created_date,
        modified_date, release_time, original_language, duration_seconds, is_restricted)
      SELECT ?1, value ->> 'id', value ->> 'type', json_object('en', value ->> 'en', 'es', value ->> 'es'),
        json_object('en', value ->> 'about'), value ->> 'rating', value ->> 'created', value ->> 'created',
        value ->> 'released', value ->> 'language', value ->> 'seconds', value ->> 'isRestricted' FROM json_each(?2)`),
  ];
}
