import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeMessages } from '#app/features/i18n/merge-messages.ts';

const defaults = {
  common: { close: 'Close', hits_one: '{{count}} hit', hits_other: '{{count}} hits' },
  auth: { close: 'Shut', sign_in: 'Sign in' },
};

describe('mergeMessages', () => {
  it('a flat key is replaced in every namespace that has it', () => {
    const merged = mergeMessages(defaults, { close: 'Fermer', sign_in: 'Entrer' });
    expect(merged).toEqual({
      common: { ...defaults.common, close: 'Fermer' },
      auth: { close: 'Fermer', sign_in: 'Entrer' },
    });
  });

  it('a nested key is replaced in its namespace and wins over a flat one', () => {
    const merged = mergeMessages(defaults, { close: 'A', auth: { close: 'B' } });
    expect([merged.common?.close, merged.auth?.close]).toEqual(['A', 'B']);
  });

  it('plural forms that English lacks are added', () => {
    expect(mergeMessages(defaults, { hits_few: 'few' }).common?.hits_few).toBe('few');
  });

  it.each([
    ['an unknown key', { nothing: 'x' }],
    ['an unknown namespace', { other: { close: 'x' } }],
    ['a plural of no plural', { close_few: 'x' }],
    ['a number', { close: 1 }],
    ['null', { close: null }],
    ['a list', { close: ['x'] }],
    ['an empty text', { close: '  ' }],
    ['a text without end', { close: 'x'.repeat(1001) }],
    ['a text that pulls in others', { close: '$t(close)' }],
    ['a namespace that is no object', { common: 'x', auth: ['close'] }],
    ['inherited names', JSON.parse('{"__proto__":{"close":"x"},"constructor":"y","toString":"z"}')],
  ])('%s is ignored', (_, overrides) => {
    expect(mergeMessages(defaults, overrides)).toEqual(defaults);
  });

  it('no file adds or removes a key, and every value stays a text', () => {
    const file = fc.oneof(
      fc.anything(),
      fc.dictionary(fc.constantFrom('close', 'sign_in', 'common', 'auth', 'x', '__proto__'), fc.anything()),
    );
    fc.assert(
      fc.property(file, (overrides) => {
        const merged = mergeMessages(defaults, overrides);
        expect(Object.keys(merged)).toEqual(Object.keys(defaults));
        for (const [ns, texts] of Object.entries(merged)) {
          expect(Object.keys(texts)).toEqual(Object.keys(defaults[ns as keyof typeof defaults]));
          for (const text of Object.values(texts)) expect(typeof text).toBe('string');
        }
      }),
    );
  });
});
