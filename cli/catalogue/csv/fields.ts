import * as v from 'valibot';
import { IdSchema, LanguageSchema } from '#app/contract/primitives.ts';

/** What a column of a CSV may hold, besides those with a name of their own behind a point. */
export const FIELDS = [
  'id',
  'type',
  'title',
  'description',
  'series',
  'season',
  'episode',
  'parent',
  'categories',
  'genres',
  'rating',
  'plans',
  'ppv_plans',
  'venues',
  'stream_link',
  'asset',
  'trailer',
  'picture',
  'thumbnail',
  'poster',
  'preview',
  'release_time',
  'publish_time',
  'live_expiry_time',
  'created_date',
  'duration_seconds',
  'original_language',
  'is_published',
  'is_restricted',
  'is_login_required',
  'is_live',
  'live_comments_applicable',
] as const;
export type FieldName = (typeof FIELDS)[number];

/** A column's meaning: `title`, `title.es`, `people.director`, `metadata.country`. */
export interface Target {
  field: FieldName | 'people' | 'metadata';
  /** Language, role or the field's id; empty where there is none. */
  of: string;
}

/** Null for what is no meaning of a column. */
export function readTarget(text: string): Target | null {
  const at = text.indexOf('.');
  if (at === -1) {
    const field = FIELDS.find((name) => name === text);
    return field ? { field, of: '' } : null;
  }
  const [field, of] = [text.slice(0, at), text.slice(at + 1)];
  if ((field === 'title' || field === 'description') && v.is(LanguageSchema, of)) return { field, of };
  if (field === 'people' && of.trim() !== '') return { field, of };
  return field === 'metadata' && v.is(IdSchema, of) ? { field, of } : null;
}

/** How a header is compared: `Display Name` is `displayname`. */
const plain = (header: string) =>
  header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** What other systems call it, as `plain` writes it. */
const SYNONYMS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FIELDS.map((field) => [plain(field), field])),
  ...named('id', 'externalid videoid contentid assetid mediaid guid sku slug key uniqueid titleid'),
  ...named('type', 'videotype contenttype kind'),
  ...named('title', 'displayname name videotitle videoname contenttitle episodetitle titel titulo titre'),
  ...named(
    'description',
    'longdescription shortdescription summary synopsis plot overview logline beschreibung descripcion',
  ),
  ...named('series', 'seriestitle seriesname show showname showtitle serie programme program'),
  ...named('season', 'seasonnumber seasonno staffel temporada saison'),
  ...named('episode', 'episodenumber episodeno serialno serialnumber folge episodio'),
  ...named('parent', 'parentid seriesid showid'),
  ...named('categories', 'category collection collections kategorie categoria categorie tags tag'),
  ...named('genres', 'genre subcategory subcategories genero'),
  ...named('rating', 'agerating contentrating parentalrating certificate fsk mpaa'),
  ...named('plans', 'plan subscriptions subscription'),
  ...named('ppv_plans', 'ppv payperview tickets'),
  ...named(
    'stream_link',
    'streamurl url videourl hls hlsurl m3u8 sourceurl mediaurl contenturl playbackurl stream link',
  ),
  ...named('picture', 'image imageurl artwork cover coverurl photo bild imagen keyart'),
  ...named('thumbnail', 'thumbnailurl thumb thumburl'),
  ...named('poster', 'posterurl posterimage'),
  ...named(
    'release_time',
    'releasedate released year releaseyear productionyear airdate originalairdate premieredate pubdate',
  ),
  ...named(
    'publish_time',
    'publishdate startdate starttime windowstart availablefrom availabilitystart validfrom',
  ),
  ...named('live_expiry_time', 'liveend endtime liveexpiry'),
  ...named('created_date', 'dateadded addeddate created createdat'),
  ...named('duration_seconds', 'duration runtime length laufzeit duracion duree runningtime'),
  ...named('original_language', 'language audiolanguage sprache idioma langue'),
  ...named('is_published', 'published status visible active ispublic'),
  ...named('is_restricted', 'restricted premium paid members requiresplan'),
  ...named('is_login_required', 'loginrequired signinrequired registered'),
  ...named('people.director', 'director directors regie directedby'),
  ...named('people.cast', 'cast actors actor stars starring besetzung reparto'),
  ...named('people.writer', 'writer writers screenplay writtenby'),
  ...named('people.producer', 'producer producers'),
};

function named(meaning: string, headers: string): Record<string, string> {
  return Object.fromEntries(headers.split(' ').map((header) => [header, meaning]));
}

/** What a header most likely means; empty where it is left out. */
export function guessTarget(header: string): string {
  const exact = header.trim();
  if (readTarget(exact)) return exact;
  const known = SYNONYMS[plain(exact)];
  if (known) return known;
  const [, name = '', language = ''] =
    exact.match(/^(.+?)[\s._-]*[([\s._-]([a-z]{2,3}(?:-[a-z]{2})?)[)\]]?$/i) ?? [];
  const meaning = SYNONYMS[plain(name)];
  return meaning === 'title' || meaning === 'description' ? `${meaning}.${language.toLowerCase()}` : '';
}
