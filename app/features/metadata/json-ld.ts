type JsonLdValue = string | number | boolean | JsonLd | readonly (string | JsonLd)[];

/** One thing as schema.org describes it. */
export interface JsonLd {
  [property: string]: JsonLdValue;
}

/** What is known of a thing, and what may be. */
export type JsonLdProperties = Readonly<Record<string, JsonLdValue | null | undefined>>;

/** A thing of a type, without the properties that are not known. */
export function thing(type: string, properties: JsonLdProperties): JsonLd {
  const known = Object.entries(properties).filter(
    (entry): entry is [string, JsonLdValue] => !isEmpty(entry[1]),
  );
  return { '@type': type, ...Object.fromEntries(known) };
}

function isEmpty(value: JsonLdValue | null | undefined): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
