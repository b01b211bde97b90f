import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KIND_NAMES } from '#app/contract/site/entity-kind.ts';
import { kindOf } from '#app/contract/site/kinds.ts';
import { readValue } from '#app/contract/site/read-value.ts';
import { generatedSite } from '#tests/support/generated-site.ts';

interface Shape {
  entries?: object;
  pipe?: readonly Shape[];
  options?: readonly Shape[];
}

/** The fields that a kind's schema has, in any of its options. */
function fieldsOf({ entries, pipe, options = [] }: Shape): string[] {
  if (entries) return Object.keys(entries);
  return [...(pipe?.[0] ? fieldsOf(pipe[0]) : []), ...options.flatMap(fieldsOf)];
}

describe('the generated sites', () => {
  const sites = fc.sample(generatedSite, { numRuns: 60, seed: 1 });

  it.each(KIND_NAMES)('have every field of a %s', (kind) => {
    const values = sites.flat().filter((entity) => entity.kind === kind);
    const generated = new Set(values.flatMap(({ value }) => Object.keys(value as object)));
    const wanted = new Set(fieldsOf(kindOf(kind).schema as unknown as Shape));
    expect([...wanted].filter((field) => !generated.has(field))).toEqual([]);
  });

  it('are such as every schema takes', () => {
    for (const { kind, id, value } of sites.flat())
      expect(readValue(kind, value), `${kind}/${id}`).toMatchObject({ ok: true });
  });
});
