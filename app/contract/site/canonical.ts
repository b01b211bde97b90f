import type * as v from 'valibot';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The one form of values that mean the same: keys sorted, and what is absent, null or its field's default left
 * out. Equal values have equal texts and equal digests.
 */
export function toCanonical(schema: v.GenericSchema, value: object): Record<string, unknown> {
  const defaults = defaultsOf(schema, value);
  const entries = Object.entries(value).filter(
    ([key, field]) => field !== undefined && field !== null && !isSame(field, defaults[key]),
  );
  return sorted(Object.fromEntries(entries)) as Record<string, unknown>;
}

/** A value with its kind's defaults in place of what is absent, as the schema would read it. */
export function withDefaults(schema: v.GenericSchema, value: object): Record<string, unknown> {
  return { ...structuredClone(defaultsOf(schema, value)), ...value };
}

/** SHA-256 of the canonical value's JSON, in hexadecimal. */
export async function digestOf(canonical: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(canonical));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** As a file has it: two spaces, and a new line at the end. */
export function toFileText(canonical: unknown): string {
  return `${JSON.stringify(canonical, null, 2)}\n`;
}

function isSame(a: unknown, b: unknown): boolean {
  return b !== undefined && JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value as Json;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, field]) => [key, sorted(field)]),
  );
}

interface SchemaShape {
  type: string;
  entries?: Record<string, { default?: unknown }>;
  pipe?: readonly SchemaShape[];
  options?: readonly SchemaShape[];
  key?: string;
}

/** The defaults of the schema's own fields; of a variant, of the option that the value is. */
function defaultsOf(schema: v.GenericSchema, value: object): Record<string, unknown> {
  const shape = objectOf(schema as unknown as SchemaShape, value);
  return Object.fromEntries(
    Object.entries(shape?.entries ?? {}).flatMap(([key, field]) =>
      field.default === undefined ? [] : [[key, field.default]],
    ),
  );
}

function objectOf(schema: SchemaShape, value: object): SchemaShape | undefined {
  if (schema.entries) return schema;
  const { options = [], key = '' } = schema;
  const tag = (value as Record<string, unknown>)[key];
  const option = options.find(
    (one) => (one.entries?.[key] as { literal?: unknown } | undefined)?.literal === tag,
  );
  return option ?? schema.pipe?.[0];
}
