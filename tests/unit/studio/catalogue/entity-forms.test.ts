import { describe, expect, test } from 'vitest';
import { KINDS } from '#app/contract/site/kinds.ts';
import { AREAS, areaOf } from '#app/features/studio/catalogue/areas.ts';
import { chosenIn } from '#app/features/studio/catalogue/chosen-in.ts';
import { type EntityValue, setAt, valueAt } from '#app/features/studio/catalogue/entity-value.ts';
import { FORM_KINDS, isSingleKind } from '#app/features/studio/catalogue/kind-forms.ts';
import { readLanguageLines, toLanguageLines } from '#app/features/studio/catalogue/language-lines.ts';

test('each kind with a form is in one area of the studio, and is single as the contract has it', () => {
  expect(Object.values(AREAS).flat().sort()).toEqual([...FORM_KINDS].sort());
  for (const kind of FORM_KINDS) {
    expect([kind, isSingleKind(kind)]).toEqual([kind, KINDS[kind].isSingle]);
    expect(AREAS[areaOf(kind)]).toContain(kind);
  }
});

describe('a field within another', () => {
  test('is put in and taken away beside its neighbours', () => {
    const logos = { on_dark: 'a', on_light: 'b' };
    const value: EntityValue = { logos };
    setAt(value, 'logos.on_dark', 'c');
    expect(value).toEqual({ logos: { on_dark: 'c', on_light: 'b' } });
    setAt(value, 'logos.on_light', undefined);
    expect([value, valueAt(value, 'logos.on_light')]).toEqual([{ logos: { on_dark: 'c' } }, undefined]);
    // What was there before is another object.
    expect(logos).toEqual({ on_dark: 'a', on_light: 'b' });
  });

  test('goes with what has nothing else in it, and comes with it', () => {
    const value: EntityValue = {};
    setAt(value, 'modules.rating', true);
    expect(value).toEqual({ modules: { rating: true } });
    setAt(value, 'modules.rating', undefined);
    expect(value).toEqual({});
    setAt(value, 'logos.on_dark', undefined);
    expect(value).toEqual({});
  });
});

describe('the order of what is chosen', () => {
  const sentWith = (ids: string[], places: Record<string, string>) =>
    new URLSearchParams([
      ...ids.map((id) => ['items', id]),
      ...Object.entries(places).map(([id, place]) => [`place:items:${id}`, place]),
    ]);

  test('is that of the places, with new ones behind', () => {
    const sent = sentWith(['a', 'b', 'c', 'new'], { a: '3', b: '1', c: '2' });
    expect(chosenIn(sent, 'items')).toEqual(['b', 'c', 'a', 'new']);
  });

  test('takes what is between two, before the first, alike or no number', () => {
    expect(chosenIn(sentWith(['a', 'b', 'c'], { a: '1', b: '2', c: '1,5' }), 'items')).toEqual([
      'a',
      'c',
      'b',
    ]);
    expect(chosenIn(sentWith(['a', 'b', 'c'], { a: '1', b: '0', c: '-1' }), 'items')).toEqual([
      'c',
      'b',
      'a',
    ]);
    expect(chosenIn(sentWith(['a', 'b', 'c'], { a: '1', b: '1', c: '1' }), 'items')).toEqual(['a', 'b', 'c']);
    expect(chosenIn(sentWith(['a', 'b', 'b'], { a: 'last', b: '' }), 'items')).toEqual(['a', 'b']);
  });
});

describe('languages, one a line', () => {
  test('are read as they are shown', () => {
    const languages = [
      { code: 'pt-BR', name: 'Português do Brasil' },
      { code: 'en', name: 'English' },
    ];
    expect(readLanguageLines(toLanguageLines(languages))).toEqual(languages);
  });

  test.each(['', '  \n ', 'en', 'en English\nfr'])('%j names none', (typed) => {
    expect(readLanguageLines(typed)).toBeNull();
  });
});
