import ar from '../../../public/frontend/locales/ar.json';
import en from '../../../public/frontend/locales/en.json';
import es from '../../../public/frontend/locales/es.json';
import fr from '../../../public/frontend/locales/fr.json';
import { FALLBACK_LANGUAGE } from './language-codes.ts';
import { type Messages, mergeMessages } from './merge-messages.ts';

const shipped: Record<string, Messages> = { en, es, fr, ar };

/** The part of the load context's services that is needed here. */
export interface LocaleSource {
  /** The account's own `frontend/locales/{lng}.json`; null where it has none. */
  locale(lng: string): Promise<unknown>;
}

/** All texts of a language for one account: ours, with English for what is missing, then the account's own. */
export async function loadMessages(assets: LocaleSource, lng: string): Promise<Messages> {
  // A brand without texts of its own, or whose asset host is down, speaks in ours.
  const own = await assets.locale(lng).catch(() => null);
  return mergeMessages(defaultMessages(lng), own);
}

export function defaultMessages(lng: string): Messages {
  const base = lng.split('-')[0] ?? FALLBACK_LANGUAGE;
  const exact = Object.hasOwn(shipped, lng) ? shipped[lng] : undefined;
  const chosen = exact ?? (Object.hasOwn(shipped, base) ? shipped[base] : undefined);
  return chosen ? mergeMessages(en, chosen) : en;
}
