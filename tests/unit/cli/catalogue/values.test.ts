import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idFault } from '#app/contract/site/kinds.ts';
import { readDate, readStretch, writeStretch } from '#workers/platform/importing/csv/cells.ts';
import { hashOf, idFromName, idFromSource } from '#workers/platform/importing/ids.ts';
import { readDuration, readTime } from '#workers/platform/importing/reading/dates.ts';
import { NameIndex } from '#workers/platform/importing/writing/name-index.ts';

test.each([
  ['2026-05-31', 'YYYY-MM-DD', '2026-05-31T00:00:00.000Z'],
  ['2026-05-31 20:15', 'YYYY-MM-DD', '2026-05-31T20:15:00.000Z'],
  ['2026-05-31T20:15:00.5+02:00', 'YYYY-MM-DD', '2026-05-31T18:15:00.500Z'],
  ['31.5.2026', 'YYYY-MM-DD', '2026-05-31T00:00:00.000Z'],
  ['31/05/2026', 'DD/MM/YYYY', '2026-05-31T00:00:00.000Z'],
  ['05/31/2026', 'MM/DD/YYYY', '2026-05-31T00:00:00.000Z'],
  ['2019', 'YYYY-MM-DD', '2019-01-01T00:00:00.000Z'],
  ['Tue, 24 Nov 2026 10:00:00 GMT', 'YYYY-MM-DD', '2026-11-24T10:00:00.000Z'],
  ['Tue, 24 Nov 2026 10:00', 'YYYY-MM-DD', '2026-11-24T10:00:00.000Z'],
  ['24 November 2026', 'YYYY-MM-DD', '2026-11-24T00:00:00.000Z'],
  ['Tue, 24 Nov 2026 10:00:00 EST', 'YYYY-MM-DD', '2026-11-24T15:00:00.000Z'],
  ['Tue, 24 Nov 2026 10:00:00 +0200', 'YYYY-MM-DD', '2026-11-24T08:00:00.000Z'],
  ['Mon, 30 Feb 2026 10:00:00 GMT', 'YYYY-MM-DD', null],
  ['24 Foo 2026', 'YYYY-MM-DD', null],
  ['24 Nov 2026 10:00 XYZ', 'YYYY-MM-DD', null],
  ['31/31/2020', 'DD/MM/YYYY', null],
  ['31/31/2020', 'MM/DD/YYYY', null],
  ['05/06/2026', 'YYYY-MM-DD', null],
  ['2026-02-30', 'YYYY-MM-DD', null],
  ['31/05/2026', 'MM/DD/YYYY', null],
  ['2026-05-31 25:00', 'YYYY-MM-DD', null],
  ['soon', 'YYYY-MM-DD', null],
] as const)('the date %s, read as %s, is %s', (text, order, time) => {
  expect(readTime(text, order)).toBe(time);
});

test.each([
  ['05/06/2026', 'YYYY-MM-DD', /may be two days/],
  ['31/31/2020', 'YYYY-MM-DD', /"31\/31\/2020" is no date: write/],
  ['31/05/2026', 'YYYY-MM-DD', /only as DD\/MM\/YYYY: set "dates" in the map/],
  ['05/31/2026 10:00', 'DD/MM/YYYY', /no date as DD\/MM\/YYYY, only as MM\/DD\/YYYY/],
  ['30.02.2026', 'MM/DD/YYYY', /is no date: write/],
  ['2026-05-31 25:00', 'DD/MM/YYYY', /is no date: write/],
  ['31.05.2026 25:00', 'YYYY-MM-DD', /is no date: write/],
] as const)('the date %s, read as %s, is a fault with the word %s', (text, order, message) => {
  expect(readDate(text, order)).toEqual({ ok: false, message: expect.stringMatching(message) });
});

test.each([
  ['5520', 5520],
  ['92 min', 5520],
  ['1:32:00', 5520],
  ['92:00', 5520],
  ['1h 32m', 5520],
  ['PT1H32M', 5520],
  ['two hours', null],
  ['', null],
])('the duration %j is %s seconds', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds);
});

test.each([
  ['0:30-1:45', { start: 30, end: 105 }],
  ['30 – 105', { start: 30, end: 105 }],
  ['105-30', /ends before it starts/],
  ['0:30', /is no stretch of a film/],
  ['0:30-1:45-2:00', /is no stretch of a film/],
])('the stretch %j is read as %j, and written so that it is read again', (text, expected) => {
  const read = readStretch(text);
  if (expected instanceof RegExp)
    expect(read).toEqual({ ok: false, message: expect.stringMatching(expected) });
  else {
    expect(read).toEqual({ ok: true, value: expected });
    expect(readStretch(writeStretch(expected))).toEqual(read);
  }
});

test('an id made from any name or any number can be one, and is the same each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), (name) => {
      for (const id of [idFromName(`a${name}`), idFromSource(name)]) expect(idFault('title', id)).toBeNull();
    }),
  );
  expect(idFromSource('abc_1.2')).toBe('abc_1.2');
});

test.each([
  ["L'Été à Łódź", 'lete-a-lodz'],
  ['Straße – „Ærø“', 'strasse-aero'],
  ['ÞÓR ıİ œuvre Đặng ð', 'thor-ii-oeuvre-dang-d'],
  ['C++', 'c'],
  ['Ирина', hashOf('ирина')],
  [' ИРИНА ', hashOf('ирина')],
  ['Café Мир', `cafe-${hashOf('café мир')}`],
  ['🎬', hashOf('🎬')],
  [' ', ''],
])('the name %j makes the id %j', (name, id) => {
  expect(idFromName(name)).toBe(id);
});

test('names are found in any language, made where they may be, and named where not', async () => {
  const known = {
    category: [{ id: 'sea', value: { name: { en: 'Sea', es: 'Mar' } } }],
    rating: [{ id: 'r12', value: { name: '12+' } }],
    plan: [{ id: 'gold', value: { name: { en: 'Gold' } } }],
  };
  const index = await NameIndex.load(
    {
      async *all(kind) {
        for (const one of known[kind as keyof typeof known] ?? []) yield { ...one, digest: '' };
      },
    },
    { language: 'en', addsRatings: false },
  );
  expect(index.resolve('category', ' MAR ')).toEqual({ ok: true, id: 'sea' });
  expect(index.resolve('category', 'sea')).toEqual({ ok: true, id: 'sea' });
  expect(index.resolve('plan', 'gold')).toEqual({ ok: true, id: 'gold' });
  expect(index.resolve('genre', 'C')).toEqual({ ok: true, id: 'c' });
  expect(index.resolve('genre', 'C++')).toEqual({ ok: true, id: 'c-2' });
  expect(index.resolve('rating', '12+')).toEqual({ ok: true, id: 'r12' });
  expect(index.resolve('rating', '21')).toMatchObject({
    ok: false,
    message: expect.stringMatching(/the brand has 12\+/),
  });
  expect(index.resolve('plan', 'Iron')).toMatchObject({ ok: false });
  index.commit();
  expect(index.takePending().map(({ kind, id }) => `${kind}/${id}`)).toEqual(['genre/c', 'genre/c-2']);
  expect(index.takePending()).toEqual([]);
  // Of a title that has a fault, nothing stays.
  index.resolve('genre', 'C#');
  index.rollback();
  index.resolve('genre', 'C-');
  index.commit();
  expect(index.takePending().map(({ id }) => id)).toEqual(['c-3']);
});
