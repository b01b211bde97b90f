import type { Facet } from '#app/contract/filters.ts';
import type { Localise } from '#app/lib/localise.ts';
import type { LocalizedText } from '#workers/platform/storage/schema/columns.ts';

export interface CountedValue {
  kind: string;
  value: string;
  count: number;
  /** The number of a title that has it. */
  example: number;
}

interface Names {
  fields: readonly { id: string; key: string; name: LocalizedText; position: number }[];
  /** The custom values of the examples. */
  metadata: readonly { fieldId: string; value: LocalizedText }[];
  genres: readonly { id: string; name: LocalizedText }[];
  chosen: readonly { name: string }[];
  localise: Localise;
  language: string;
}

type Value = Facet['values'][number];

/** A select has room for so many; the most frequent ones. */
const MAX_VALUES = 60;
const MAX_FIELDS = 8;

/** Facets in the order in which a page has them. One that leaves nothing to choose is left out. */
export function toFacets(counted: readonly CountedValue[], names: Names): Facet[] {
  const { fields, genres, chosen, localise, language } = names;
  const of = (kind: string) => counted.filter((value) => value.kind === kind);
  const alphabet = new Intl.Collator(language, { numeric: true });
  const byLabel = (values: Value[]) => values.toSorted((a, b) => alphabet.compare(a.label, b.label));
  const genreNames = new Map(genres.map(({ id, name }) => [id, localise(name) ?? id]));
  const genreValues = of('sub_category').map((value) => labelled(value, genreNames.get(value.value)));
  const system: [string, Value[]][] = [
    ['sub_category', byLabel(mostFrequent(genreValues))],
    [
      'year',
      of('year')
        .map((value) => labelled(value))
        .toSorted((a, b) => b.value.localeCompare(a.value)),
    ],
    ['language', mostFrequent(of('language').map((value) => labelled(value)))],
    ['length', byLabel(of('length').map((value) => labelled(value)))],
    ['free', of('free').map((value) => labelled(value))],
  ];
  const custom = fields
    .toSorted((a, b) => a.position - b.position)
    .slice(0, MAX_FIELDS)
    .map((field) => ({
      type: 'custom_defined' as const,
      name: field.key,
      label: localise(field.name) ?? field.key,
      values: byLabel(mostFrequent(customValues(of(`metadata:${field.id}`), field.id, names))),
    }));
  return [
    ...system.map(([name, values]) => ({ type: 'system_defined' as const, name, label: undefined, values })),
    ...custom,
  ].filter(
    ({ name, values }) => values.length > minValues(name) || chosen.some((term) => term.name === name),
  );
}

/** There is one price that a title can be found by, and it is worth it where others cost something. */
function minValues(name: string): number {
  return name === 'free' ? 0 : 1;
}

/** A custom value is a value in each of its languages: the reader's represents it. */
function customValues(
  values: readonly CountedValue[],
  fieldId: string,
  { metadata, localise }: Names,
): Value[] {
  const read = new Set(
    metadata.filter((line) => line.fieldId === fieldId).map(({ value }) => localise(value)),
  );
  return values.filter(({ value }) => read.has(value)).map((value) => labelled(value));
}

function labelled({ value, count }: CountedValue, label = value): Value {
  return { value, label, count };
}

function mostFrequent(values: Value[]): Value[] {
  return values.toSorted((a, b) => b.count - a.count).slice(0, MAX_VALUES);
}
