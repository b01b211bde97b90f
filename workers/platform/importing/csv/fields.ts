import * as v from 'valibot';
import { IdSchema, LanguageSchema } from '#app/contract/primitives.ts';
import type { NamedKind } from '#workers/platform/importing/writing/name-index.ts';

/** How a column is read and written: `own` ones each have a function, all others one by this word. */
type Form = 'own' | 'text' | 'date' | 'seconds' | 'stretch' | 'flag' | 'picture';
interface Field {
  form: Form | { list: NamedKind };
  /** What other systems call it, as `plain` writes it. */
  headers: string;
}

/** What a column of a CSV may hold, besides those with a name of their own behind a point; in export's order. */
export const FIELDS = {
  id: {
    form: 'own',
    headers: 'externalid videoid contentid assetid mediaid guid sku slug key uniqueid titleid',
  },
  type: { form: 'own', headers: 'videotype contenttype kind' },
  title: {
    form: 'own',
    headers: 'displayname name videotitle videoname contenttitle episodetitle titel titulo titre',
  },
  description: {
    form: 'own',
    headers:
      'longdescription shortdescription summary synopsis plot overview logline beschreibung descripcion',
  },
  series: { form: 'own', headers: 'seriestitle seriesname show showname showtitle serie programme program' },
  season: { form: 'own', headers: 'seasonnumber seasonno staffel temporada saison' },
  parent: { form: 'own', headers: 'parentid seriesid showid' },
  episode: { form: 'own', headers: 'episodenumber episodeno serialno serialnumber folge episodio' },
  categories: {
    form: { list: 'category' },
    headers: 'category collection collections kategorie categoria categorie tags tag',
  },
  genres: { form: { list: 'genre' }, headers: 'genre subcategory subcategories genero' },
  plans: { form: { list: 'plan' }, headers: 'plan subscriptions subscription' },
  ppv_plans: { form: { list: 'plan' }, headers: 'ppv payperview tickets' },
  venues: { form: { list: 'venue' }, headers: '' },
  rating: { form: 'own', headers: 'agerating contentrating parentalrating certificate fsk mpaa' },
  stream_link: {
    form: 'text',
    headers: 'streamurl url videourl hls hlsurl m3u8 sourceurl mediaurl contenturl playbackurl stream link',
  },
  asset: { form: 'text', headers: '' },
  trailer: { form: 'text', headers: '' },
  picture: { form: 'own', headers: 'image imageurl artwork cover coverurl photo bild imagen keyart' },
  thumbnail: { form: 'picture', headers: 'thumbnailurl thumb thumburl' },
  poster: { form: 'picture', headers: 'posterurl posterimage' },
  preview: { form: 'picture', headers: '' },
  release_time: {
    form: 'date',
    headers:
      'releasedate released year releaseyear productionyear airdate originalairdate premieredate pubdate',
  },
  publish_time: {
    form: 'date',
    headers: 'publishdate startdate starttime windowstart availablefrom availabilitystart validfrom',
  },
  live_expiry_time: { form: 'date', headers: 'liveend endtime liveexpiry' },
  created_date: { form: 'date', headers: 'dateadded addeddate created createdat' },
  duration_seconds: {
    form: 'seconds',
    headers: 'duration runtime length laufzeit duracion duree runningtime',
  },
  intro: { form: 'stretch', headers: 'introduction openingtitles' },
  recap: { form: 'stretch', headers: 'previously' },
  credits: { form: 'stretch', headers: 'endcredits closingcredits' },
  original_language: { form: 'text', headers: 'language audiolanguage sprache idioma langue' },
  is_published: { form: 'flag', headers: 'published status visible active ispublic' },
  is_restricted: { form: 'flag', headers: 'restricted premium paid members requiresplan' },
  is_login_required: { form: 'flag', headers: 'loginrequired signinrequired registered' },
  is_live: { form: 'flag', headers: '' },
  live_comments_applicable: { form: 'flag', headers: '' },
} as const satisfies Record<string, Field>;
export type FieldName = keyof typeof FIELDS;
export type FormOf<Name extends FieldName> = (typeof FIELDS)[Name]['form'];
/** The fields of these forms. */
export type FieldOf<F> = { [Name in FieldName]: FormOf<Name> extends F ? Name : never }[FieldName];

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

const ROLES = {
  director: 'director directors regie directedby',
  cast: 'cast actors actor stars starring besetzung reparto',
  writer: 'writer writers screenplay writtenby',
  producer: 'producer producers',
};

/** Roles whose columns are recognised. */
export const ROLE_NAMES = Object.keys(ROLES);

function isFieldName(text: string): text is FieldName {
  return Object.hasOwn(FIELDS, text);
}

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
    return isFieldName(text) ? { field: text, of: '' } : null;
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

/** By what headers are, as `plain` writes them. */
const MEANINGS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ROLES).flatMap(([role, headers]) => meaning(`people.${role}`, headers)),
  ...FIELD_NAMES.flatMap((name) => meaning(name, `${plain(name)} ${FIELDS[name].headers}`)),
]);

function meaning(target: string, headers: string): [string, string][] {
  return headers
    .split(' ')
    .filter(Boolean)
    .map((header) => [header, target]);
}

/** What a header most likely means; empty where it is left out. */
export function guessTarget(header: string): string {
  const exact = header.trim();
  if (readTarget(exact)) return exact;
  const known = MEANINGS.get(plain(exact));
  if (known) return known;
  const [, name = '', language = ''] =
    exact.match(/^(.+?)[\s._-]*[([\s._-]([a-z]{2,3}(?:-[a-z]{2})?)[)\]]?$/i) ?? [];
  const meaning = MEANINGS.get(plain(name));
  return meaning === 'title' || meaning === 'description' ? `${meaning}.${language.toLowerCase()}` : '';
}
