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
const merged = new WeakMap<object, Map<Messages, Messages>>();

/** The part of the load context's services that is needed here. */
export interface LocaleSource {
  /** The account's own `frontend/locales/{lng}.json`; null where it has none. */
  locale(lng: string): Promise<unknown>;
}

/**
 * All texts of a language for one account: ours, with English for what is missing, then the account's own.
 */
export async function loadMessages(assets: LocaleSource, lng: string): Promise<Messages> {
  // A brand without texts of its own, or whose asset host is down, speaks in ours.
  const own = await assets.locale(lng).catch(() => null);
  const shipped = defaultMessages(lng);
  if (typeof own !== 'object' || own === null) return shipped;

  const known = merged.get(own) ?? new Map<Messages, Messages>();
  const messages = known.get(shipped) ?? mergeMessages(shipped, own);
  merged.set(own, known.set(shipped, messages));
  return messages;
}

/** "es-MX" speaks Spanish; what we do not ship speaks English. */
function defaultMessages(lng: string): Messages {
  const base = lng.split('-')[0] ?? FALLBACK_LANGUAGE;
  return (Object.hasOwn(defaults, base) ? defaults[base] : undefined) ?? english;
}
