/** The text in the viewer's language; undefined when there is none in any. */
export type Localise = <T = string>(texts: Record<string, T> | null | undefined) => T | undefined;

/** Looks for the language, its base (`es` for `es-MX`), then the fallbacks', then takes what there is. */
export function localiserFor(...languages: (string | undefined)[]): Localise {
  const wanted = languages.flatMap((language) => {
    if (!language) return [];
    const base = language.split('-')[0] ?? language;
    return base === language ? [language] : [language, base];
  });
  return (texts) => {
    if (!texts) return undefined;
    for (const language of wanted) {
      const text = texts[language];
      if (text !== undefined && text !== '') return text;
    }
    return Object.values(texts)[0];
  };
}

/** Replaces every `{ "$t": { en, fr } }` inside a page-builder document by its text. */
export function localiseDeep(value: unknown, localise: Localise): unknown {
  if (Array.isArray(value)) return value.map((item) => localiseDeep(item, localise));
  if (typeof value !== 'object' || value === null) return value;
  const texts = textsOf(value);
  if (texts) return localise(texts) ?? '';
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localiseDeep(item, localise)]));
}

function textsOf(value: object): Record<string, string> | null {
  if (!('$t' in value) || typeof value.$t !== 'object' || value.$t === null) return null;
  // What is written is checked (decision 067): there is nothing but texts.
  return value.$t as Record<string, string>;
}

/**
 * Sorts names as readers of the language expect, accents, case and numbers included; English where there is
 * no such language.
 */
export function collatorFor(language: string): Intl.Collator {
  const options = { numeric: true };
  try {
    return new Intl.Collator(language, options);
  } catch {
    // `name.-` is an order_by to the contract and no language to anybody.
    return new Intl.Collator('en', options);
  }
}
