export const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The keys that a text about a number has in one language. */
export function pluralKeys(stem: string, lng: string): string[] {
  return new Intl.PluralRules(lng).resolvedOptions().pluralCategories.map((form) => `${stem}_${form}`);
}
