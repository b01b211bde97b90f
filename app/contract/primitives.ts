import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { alsoRead, maybe } from './reading.ts';
import { hasScheme, SCHEME_PATTERN } from './url-scheme.ts';

/** Safe in a URL's path, a cache key and a log line; never `.` or `..`. */
export const ID_PATTERN = /^[A-Za-z0-9_][A-Za-z0-9_.:~@-]*$/;
export const LANGUAGE_PATTERN = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/;
export const TIME_PATTERN =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-][0-2]\d:?[0-5]\d)?)?$/;
const CANONICAL_TIME_LENGTH = '2026-01-01T00:00:00.000Z'.length;
const SESSION_ID_PATTERN = /^[A-Za-z0-9._~+/=:-]+$/;
const TOKEN_PATTERN = /^[A-Za-z0-9._~+/=:@-]+$/;
const OWN_PATH_PATTERN = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;
const SAFE_SCHEME_PATTERN = /^(?:https?|mailto|tel):/i;
const UNSAFE_CHARACTERS = /[\s\p{Cc}\\]/u;

/* @__NO_SIDE_EFFECTS__ */
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
/* @__NO_SIDE_EFFECTS__ */
export const requiredText = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max));

export const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.id), v.regex(ID_PATTERN));
export const LanguageSchema = v.pipe(v.string(), v.maxLength(35), v.regex(LANGUAGE_PATTERN));
export const NameSchema = text(LIMITS.name);
export const TitleSchema = text(LIMITS.title);
export const DescriptionSchema = text(LIMITS.description);
export const RichTextSchema = text(LIMITS.richText);
export const EmailSchema = requiredText(LIMITS.email);
/** Never trimmed: blanks are part of a password. */
export const PasswordSchema = requiredText(LIMITS.password);
export const SessionIdSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(LIMITS.sessionId),
  v.regex(SESSION_ID_PATTERN),
);
/** Reset keys, verification keys, tracking ids: opaque, header- and log-safe. */
export const TokenSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(512), v.regex(TOKEN_PATTERN));

export const NumberSchema = v.pipe(v.number(), v.finite());
export const CountSchema = v.pipe(v.number(), v.finite(), v.integer(), v.minValue(0));
export const SecondsSchema = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0),
  v.maxValue(LIMITS.secondsOfYears),
  v.description('seconds'),
);
export const RatingSchema = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(5));
/** Major unit, at most 2 decimals are meaningful. */
export const MoneySchema = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e12));
export const CurrencySchema = v.pipe(v.string(), v.regex(/^[A-Za-z]{3}$/));

/** An ISO 8601 time, read as UTC when it names no zone; the output is always `YYYY-MM-DDTHH:mm:ss.sssZ`. */
export const TimeSchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(TIME_PATTERN),
  v.description('ISO 8601, UTC'),
  v.transform(toUtcIso),
  v.minLength(1),
);

/** A day of UTC. */
export const DaySchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/),
  v.description('YYYY-MM-DD, UTC'),
);

/** A flag that restricts access: one that is neither true nor false restricts it, too. */
/* @__NO_SIDE_EFFECTS__ */
export const restriction = () => maybe(v.boolean(), () => true);

/** `false`, 0, and words that plainly mean it; "" is a status that is not there. */
const INACTIVE_WORDS =
  /^(?:|false|0|no|off|in-?active|not.active|de-?activated|disabled|suspended|blocked|closed|deleted|terminated|expired)$/i;

/** viewer.md §4: inactive is what lacks a status. Any status is active that is not one of the words above. */
export const StatusSchema = v.pipe(
  v.union([v.boolean(), text(LIMITS.key), v.number()]),
  v.description('true or "ACTIVE" while active'),
  v.transform((status) => (INACTIVE_WORDS.test(String(status)) ? undefined : ('ACTIVE' as const))),
);

/** A path on the tenant's own site. */
export const OwnPathSchema = v.pipe(
  v.string(),
  v.maxLength(LIMITS.url),
  v.check(isOwnPath),
  v.description("a path on the tenant's own site"),
);

/** Where a link may lead: a path, a host without scheme, or http(s), mailto, tel. Never a script. */
export const SafeUrlSchema = v.pipe(
  v.string(),
  v.maxLength(LIMITS.url),
  v.check(isSafeUrl),
  v.description('path, host, or http(s), mailto or tel URL'),
);

/** A path below the asset host, without the leading slash. */
export const AssetKeySchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(LIMITS.assetKey),
  v.description('path below the asset host'),
  v.transform((key) => key.replace(/^\/+/, '')),
  v.check(isAssetKey),
);

/** `{ id }` or `{ _id }`, read as `{ id }`. */
export const IdRefSchema = v.union([
  v.object({ id: IdSchema }),
  v.pipe(
    v.object({ _id: IdSchema }),
    v.transform(({ _id }) => ({ id: _id })),
  ),
]);

/** A category, genre, venue or artist as it is named beside a content. */
export const NamedRefSchema = alsoRead(
  v.object({ _id: IdSchema, name: NameSchema }),
  v.pipe(
    v.object({ id: IdSchema, name: NameSchema }),
    v.transform(({ id, name }) => ({ _id: id, name })),
  ),
);
export type NamedRef = v.InferOutput<typeof NamedRefSchema>;

export function isOwnPath(value: string): boolean {
  return OWN_PATH_PATTERN.test(value);
}

export function isSafeUrl(value: string): boolean {
  if (UNSAFE_CHARACTERS.test(value)) return false;
  return !hasScheme(value) || SAFE_SCHEME_PATTERN.test(value);
}

export function isAssetKey(key: string): boolean {
  if (key === '' || key.length > LIMITS.assetKey || /[\p{Cc}\\]/u.test(key) || SCHEME_PATTERN.test(key))
    return false;
  return !key.startsWith('/') && !key.split('/').includes('..');
}

function toUtcIso(text: string): string {
  // Nearly every time on the wire is canonical already, and a home page has hundreds.
  if (text.length === CANONICAL_TIME_LENGTH && text.endsWith('Z') && text[10] === 'T') return text;
  const withT = text.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  const hasTime = withT.length > 10;
  const zoned = hasTime && !/(?:Z|[+-]\d{2}:\d{2})$/.test(withT) ? `${withT}Z` : withT;
  const time = Date.parse(zoned);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}
