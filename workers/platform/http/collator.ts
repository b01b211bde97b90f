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
