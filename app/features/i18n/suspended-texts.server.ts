import { shippedMessages } from './i18n-resources.server.ts';
import { FALLBACK_LANGUAGE } from './language-codes.ts';

/** The words of the page of a suspended brand, in English where we have none in the language. */
export function suspendedTexts(wanted: string) {
  const language = shippedMessages(wanted) ? wanted : FALLBACK_LANGUAGE;
  const texts = shippedMessages(language)?.studio;
  const textOf = (key: string) => String(texts?.[key] ?? '');
  return {
    language,
    title: textOf('suspended_page_title'),
    text: textOf('suspended_page_text'),
    wayIn: textOf('suspended_page_way_in'),
  };
}
