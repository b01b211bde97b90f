import ar from '../../../public/frontend/locales/ar.json';
import en from '../../../public/frontend/locales/en.json';
import es from '../../../public/frontend/locales/es.json';
import fr from '../../../public/frontend/locales/fr.json';
import { FALLBACK_LANGUAGE } from './language-codes.ts';
import { type Messages, mergeMessages } from './merge-messages.ts';

/** The shipped languages, with English for what one of them lacks. */
const defaults: Record<string, Messages> = {
  en,
  es: mergeMessages(en, es),
  fr: mergeMessages(en, fr),
  ar: mergeMessages(en, ar),
};

// The services keep a brand's file in memory; as long as they hand out the same one, it is merged once.
const merged = new WeakMap<object, Map<Messages, Messages>>();

/** The part of the load context's services that is needed here. */
export interface LocaleSource {
  /** The account's own `frontend/locales/{lng}.json`; null where it has none. */
  locale(lng: string): Promise<unknown>;
}

/** All texts of a language for one account: ours, with English for what is missing, then the account's own. */
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
  return (Object.hasOwn(defaults, base) ? defaults[base] : undefined) ?? en;
}
