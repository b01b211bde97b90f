/** What well-known labels mean, in capitals. Migration 0025 has the same list. */
const AGES: Readonly<Record<string, number>> = {
  ...{ ALL: 0, G: 0, TP: 0, U: 0, 'TV-G': 0, 'TV-Y': 0 },
  ...{ 'TV-Y7': 7, PG: 8, 'TV-PG': 8, 'PG-13': 13, 'TV-14': 14 },
  ...{ R: 17, 'NC-17': 18, R18: 18, 'TV-MA': 18 },
};
export const MAX_AGE = 21;

/** From how many years on a label lets viewers in, by its name: 12 for `12+`. Null where the name does not show it. */
export function ageOfLabel(name: string): number | null {
  const label = name.trim().toUpperCase();
  const known = Object.hasOwn(AGES, label) ? AGES[label] : undefined;
  if (known !== undefined) return known;
  const years = /^(\d{1,2}) ?\+?$/.exec(label)?.[1];
  return years !== undefined && Number(years) <= MAX_AGE ? Number(years) : null;
}
