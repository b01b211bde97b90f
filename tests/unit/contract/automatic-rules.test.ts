import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AutoPayloadsSchema } from '#app/contract/content.ts';
import { ContentFiltersSchema } from '#app/contract/filters.ts';

const ice = { type: 'system_defined', name: 'category', value: 'Ice' };
const rules = (...payload: unknown[]) => v.parse(AutoPayloadsSchema, payload);

describe('the rules of an automatic list', () => {
  it('a rule with several values is read as one rule for each, which are alternatives', () => {
    expect(rules({ ...ice, value: ['Ice', 'Snow'] })).toEqual([ice, { ...ice, value: 'Snow' }]);
  });

  it.each([
    ['of an unknown type', { ...ice, type: 'invented' }],
    ['without a name', { type: 'system_defined', value: 'Ice' }],
    ['whose value is an object', { ...ice, value: { any_of: ['Ice'] } }],
    ['without a value', { type: 'system_defined', name: 'category' }],
    ['with no values', { ...ice, value: [] }],
    ['that is no object', 'Ice'],
  ])('one rule %s leaves none, as the others alone would list more', (_, unreadable) => {
    expect(rules(ice, unreadable)).toEqual([]);
  });
});

it('a filter with several values is read as one for each', () => {
  expect(v.parse(ContentFiltersSchema, { system_defined: [{ ...ice, value: ['Ice', 'Snow'] }] })).toEqual({
    system_defined: [ice, { ...ice, value: 'Snow' }],
  });
});
