import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import {
  AssetKeySchema,
  IdSchema,
  LanguageSchema,
  SafeUrlSchema,
  TimeSchema,
} from '#app/contract/primitives.ts';

// Fields of what is written about a brand. Unlike what the site reads, they are strict: a field that is unknown,
// too long or of another type is an error with its path.

const POSITIONS = 1_000_000;

/** A text by language: `{ "en": "Harbor nights", "es": "Noches del puerto" }`. */
/* @__NO_SIDE_EFFECTS__ */
export const texts = (max: number) =>
  v.pipe(
    v.record(
      LanguageSchema,
      v.pipe(v.string(), v.maxLength(max)),
      'must be a text by language, such as { "en": "…" }',
    ),
    v.check((byLanguage) => Object.keys(byLanguage).length > 0, 'names no language: write { "en": "…" }'),
    v.check((byLanguage) => Object.keys(byLanguage).length <= LIMITS.shortList, 'has too many languages'),
    v.check((byLanguage) => areDistinct(Object.keys(byLanguage)), 'names one language twice'),
  );

/** Languages are the same in capitals, and so are files on some machines. */
export const areDistinct = (names: readonly string[]) =>
  new Set(names.map((name) => name.toLowerCase())).size === names.length;

/** As `texts`, and in at least one language there is something to read. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredTexts = (max: number) =>
  v.pipe(
    texts(max),
    v.check(
      (byLanguage) => Object.values(byLanguage).some((text) => text.trim() !== ''),
      'must not be empty',
    ),
  );

export const OptionalTexts = v.optional(texts(LIMITS.description));

/** A file's key below the account's asset host. */
export const Picture = v.optional(AssetKeySchema);

/** Of lists that have an order of the owner's: lower ones first. */
export const Position = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(POSITIONS)), 0);

/** A time or a day; 30 February is none. */
export const RequiredTime = v.pipe(v.string(), v.check(isRealDay, 'must be a day that there is'), TimeSchema);
export const Time = v.optional(RequiredTime);

function isRealDay(time: string): boolean {
  const [, day = ''] = time.match(/^(\d{4}-\d{2}-\d{2})/) ?? [];
  // What is no time at all is for the schema to name.
  if (day === '') return true;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Lists by name: an empty one is as good as none. */
export function withoutEmptyLists<Item>(lists: Record<string, Item[]>): Record<string, Item[]> {
  return Object.fromEntries(Object.entries(lists).filter(([, items]) => items.length > 0));
}

/* @__NO_SIDE_EFFECTS__ */
export const flag = (otherwise: boolean) => v.optional(v.boolean(), otherwise);

/** Ids of another kind, each once, in the order in which they are shown. */
export const Ids = v.optional(
  v.pipe(
    v.array(IdSchema),
    v.maxLength(LIMITS.shortList),
    v.check((ids) => new Set(ids).size === ids.length, 'names one of them twice'),
  ),
  [],
);

/** Ids of another kind whose order means nothing: kept sorted. */
export const IdSet = v.optional(
  v.pipe(
    v.array(IdSchema),
    v.maxLength(LIMITS.shortList),
    v.check((ids) => new Set(ids).size === ids.length, 'names one of them twice'),
    v.transform((ids) => [...ids].sort()),
  ),
  [],
);

export const OptionalId = v.optional(IdSchema);

/** In the smallest unit of its currency: 999 is 9.99 dollars, or 999 yen. */
export const AmountMinor = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e12));

export const Currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency such as USD'));

/** Lines about a person or a place: its name and its text. */
export const MetadataLines = v.optional(
  v.pipe(
    v.array(v.strictObject({ id: IdSchema, name: texts(LIMITS.name), value: texts(LIMITS.value) })),
    v.maxLength(LIMITS.shortList),
  ),
);

/** Network (facebook, instagram, …) to address. */
export const SocialProfiles = v.optional(
  v.record(v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.key)), SafeUrlSchema),
);
