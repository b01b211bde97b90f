import { FALLBACK_LANGUAGE } from './language-codes.ts';
import { type Messages, mergeMessages } from './merge-messages.ts';

/** One file a language; whatever lies in the folder is shipped. */
const files = import.meta.glob<Messages>('../../../public/frontend/locales/*.json', {
  eager: true,
  import: 'default',
});
const shippedTexts = Object.fromEntries(
  Object.entries(files).map(([file, texts]) => [file.replace(/^.*\/|\.json$/g, ''), texts]),
);
const english: Messages = shippedTexts[FALLBACK_LANGUAGE] ?? {};

/** The shipped languages, with English for what one of them lacks. */
const defaults = Object.fromEntries(
  Object.entries(shippedTexts).map(([lng, texts]) => [
    lng,
    lng === FALLBACK_LANGUAGE ? english : mergeMessages(english, texts),
  ]),
);

// The services keep a brand's file in memory; as long as they hand out the same one, it is merged once.
const merged = new WeakMap<object, WeakMap<Messages, Messages>>();

/** The part of the load context's services that is needed here. */
export interface LocaleSource {
  /** The account's own `frontend/locales/{lng}.json`; null where it has none. */
  locale(lng: string): Promise<unknown>;
}

/**
 * All texts of a language for one account: ours, then the account's own. A language that is not shipped falls
 * back to the account's English and then to ours (viewer.md §4).
 */
export async function loadMessages(assets: LocaleSource, lng: string): Promise<Messages> {
  const shipped = defaultMessages(lng);
  const fallsBack = shipped === english && lng !== FALLBACK_LANGUAGE;
  const [own, ownEnglish] = await Promise.all([
    ownTexts(assets, lng),
    fallsBack ? ownTexts(assets, FALLBACK_LANGUAGE) : null,
  ]);
  return mergeOnce(mergeOnce(shipped, ownEnglish), own);
}

/** A brand without texts of its own, or whose asset host is down, speaks in ours. */
async function ownTexts(assets: LocaleSource, lng: string): Promise<object | null> {
  const own = await assets.locale(lng).catch(() => null);
  return typeof own === 'object' ? own : null;
}

function mergeOnce(defaults: Messages, own: object | null): Messages {
  if (own === null) return defaults;
  const known = merged.get(own) ?? new WeakMap<Messages, Messages>();
  const messages = known.get(defaults) ?? mergeMessages(defaults, own);
  merged.set(own, known.set(defaults, messages));
  return messages;
}

/** "es-MX" speaks Spanish; what we do not ship speaks English. */
function defaultMessages(lng: string): Messages {
  return shippedMessages(lng) ?? english;
}

/** Our own texts in a language; null where we do not ship it. */
export function shippedMessages(lng: string): Messages | null {
  const base = lng.split('-')[0] ?? FALLBACK_LANGUAGE;
  return (Object.hasOwn(defaults, base) ? defaults[base] : undefined) ?? null;
}
