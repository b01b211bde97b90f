import { createInstance } from 'i18next';
import { memoize } from '#app/lib/memoize.ts';
import arApi from '../../../public/frontend/locales/ar/api.json';
import arMail from '../../../public/frontend/locales/ar/mail.json';
import enApi from '../../../public/frontend/locales/en/api.json';
import enMail from '../../../public/frontend/locales/en/mail.json';
import esApi from '../../../public/frontend/locales/es/api.json';
import esMail from '../../../public/frontend/locales/es/mail.json';
import frApi from '../../../public/frontend/locales/fr/api.json';
import frMail from '../../../public/frontend/locales/fr/mail.json';

type CountedKey = 'too_many_wait' | 'too_fast';

/** A text about a number has a form for each plural, and one name here. */
export type MessageKey = Exclude<ApiTextKey, `${CountedKey}_${string}`> | CountedKey;

/** The languages that the platform writes in; a test compares them with the folder of locales. */
const RESOURCES = {
  en: { api: enApi, mail: enMail },
  es: { api: esApi, mail: esMail },
  fr: { api: frApi, mail: frMail },
  ar: { api: arApi, mail: arMail },
};

const FALLBACK_LANGUAGE = 'en';

export type TextLanguage = keyof typeof RESOURCES;
export const TEXT_LANGUAGES = Object.keys(RESOURCES) as TextLanguage[];
/** The platform's namespaces with their keys; English has them all. */
type TextKeys = { [Namespace in keyof typeof RESOURCES.en]: keyof (typeof RESOURCES.en)[Namespace] };
export type ApiTextKey = TextKeys['api'];
export type MailTextKey = TextKeys['mail'];

/** `es` for `es-MX`; English for a language without texts. */
export function textLanguageOf(language: string | undefined): TextLanguage {
  const base = language?.split('-')[0]?.toLowerCase() ?? '';
  // Own keys only: `constructor` names no language.
  return Object.hasOwn(RESOURCES, base) ? (base as TextLanguage) : FALLBACK_LANGUAGE;
}

/** Placeholders stay: HTML and plain text wrap the values differently. */
export function translate<Namespace extends keyof TextKeys>(
  language: TextLanguage,
  ns: Namespace,
  key: TextKeys[Namespace],
): string {
  return i18n().t(key, { lng: language, ns, skipInterpolation: true });
}

const i18n = memoize(() => {
  const instance = createInstance();
  // All texts are at hand, so the instance is ready without waiting.
  void instance.init({
    resources: RESOURCES,
    ns: ['api', 'mail'],
    fallbackLng: FALLBACK_LANGUAGE,
    keySeparator: false,
    nsSeparator: false,
    initImmediate: false,
    // A message is JSON; who renders it escapes it.
    interpolation: { escapeValue: false },
  });
  return instance;
});

interface MessageFilling {
  /** Decides the plural, too. */
  count?: number | undefined;
  values?: Readonly<Record<string, string>> | undefined;
}

/** The services' messages to viewers; English where a language lacks the text. */
export function messageIn(
  language: string | undefined,
  key: MessageKey,
  { count, values }: MessageFilling = {},
): string {
  return i18n().t(key, { ...values, lng: textLanguageOf(language), ns: 'api', count });
}
