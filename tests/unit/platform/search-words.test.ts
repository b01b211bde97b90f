import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '#app/lib/fold-text.ts';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { exactMatch, looseMatch } from '#workers/platform/storage/search-match.ts';
import { searchWords } from '#workers/platform/storage/search-words.ts';
import { gramsOf, isOneSlip, isTwoSlips, spellingsOf } from '#workers/platform/storage/spelling.ts';

describe('searchWords', () => {
  test.each([
    ['The Keeper', ['the', 'keeper']],
    ["  l'Été — à Ñandú!", ['l', 'ete', 'a', 'nandu']],
    ['Straße Łódź Ærø', ['strasse', 'lodz', 'aero']],
    ['الأُمُّ فِي المَدِينَةِ', ['الام', 'في', 'المدينه']],
    ['Ёлка и йога', ['елка', 'и', 'йога']],
    ['हिन्दी 日本 한국', ['हिन्दी', '日本', '한국']],
    ['東京物語 カメラを見る', ['東京', '物語', 'カメラ', 'を', '見る']],
    ['a" OR b* NEAR(c) {title} : d', ['a', 'or', 'b', 'near', 'c', 'title', 'd']],
    ['🎬 "*" \ue000 ？', []],
  ])('the words of "%s" are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  test('the number and the length of words are bounded', () => {
    expect(searchWords('a '.repeat(100))).toHaveLength(10);
    expect(searchWords('x'.repeat(200))[0]).toHaveLength(64);
  });

  test('words have nothing but letters, marks and digits', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0x10ffff), { maxLength: 200 }), (points) => {
        expect(searchWords(String.fromCodePoint(...points)).join('')).toMatch(/^[\p{L}\p{N}\p{M}]*$/u);
      }),
    );
  });

  test('every letter that the index folds is folded to the same', () => {
    const sql = readFileSync(
      path.join(ROOT_DIR, 'workers/platform/storage/migrations/0002_search.sql'),
      'utf8',
    );
    const pairs = [...sql.matchAll(/'(.)', '(\p{L}{0,2})'\)/gu)];
    expect(pairs.length).toBeGreaterThan(40);
    for (const [, letter = '', folded = ''] of pairs) expect(foldText(letter), letter).toBe(folded);
  });
});

describe('isOneSlip and spellingsOf', () => {
  test.each([
    ['wrong', 'lighthiuse'],
    ['missing', 'lighthuse'],
    ['missing at the end', 'lighthous'],
    ['extra', 'lighthousee'],
    ['doubled', 'ligghthouse'],
    ['swapped', 'ilghthouse'],
    ['swapped at the end', 'lighthoues'],
  ])('a letter that is %s is one slip', (_, typed) => {
    expect(isOneSlip(typed, 'lighthouse')).toBe(true);
    expect(spellingsOf(typed).some((spelling) => spellingsOf('lighthouse').includes(spelling))).toBe(true);
  });

  test.each(['lighthouse', 'lightouhse', 'lgihthouze', 'light', 'houselight', 'lihgthoues'])(
    '%s is no slip, or more than one',
    (typed) => {
      expect(isOneSlip(typed, 'lighthouse')).toBe(false);
    },
  );

  test('short words and numbers have no other spellings', () => {
    expect(spellingsOf('ab')).toEqual([]);
    expect(spellingsOf('2024')).toEqual([]);
    expect(isOneSlip('cat', 'car')).toBe(false);
    expect(isOneSlip('lgt', 'lagt')).toBe(true);
  });

  test('any one edit of a word is one slip and shares a spelling with it', () => {
    const letters = fc.array(fc.constantFrom(...'abcdeحр'), { minLength: 4, maxLength: 12 });
    fc.assert(
      fc.property(letters, fc.nat(), fc.constantFrom(...'xyzaج'), fc.nat(3), (word, place, letter, kind) => {
        const at = place % word.length;
        const next = word[at + 1];
        const typed = [
          word.with(at, letter),
          word.toSpliced(at, 1),
          word.toSpliced(at, 0, letter),
          next === undefined ? word : word.with(at, next).with(at + 1, word[at] ?? ''),
        ][kind]?.join('');
        const right = word.join('');
        if (typed === undefined || typed === right) return;
        expect(isOneSlip(typed, right)).toBe(true);
        const spellings = spellingsOf(right);
        expect(spellingsOf(typed).some((spelling) => spellings.includes(spelling))).toBe(true);
      }),
    );
  });
});

describe('isTwoSlips and gramsOf', () => {
  const letters = fc.uniqueArray(fc.constantFrom(...'abcdefghijklmno'), { minLength: 9, maxLength: 14 });
  const edits = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...'xyz'), fc.nat(3)), {
    minLength: 1,
    maxLength: 2,
  });

  function edited(word: string[], place: number, letter: string, kind: number): string[] {
    const at = place % word.length;
    const next = word[at + 1] ?? '';
    const swapped = next ? word.with(at, next).with(at + 1, word[at] ?? '') : word;
    return (
      [word.with(at, letter), word.toSpliced(at, 1), word.toSpliced(at, 0, letter), swapped][kind] ?? word
    );
  }

  test('any two edits of a long word are two slips and share two groups of letters with it', () => {
    fc.assert(
      fc.property(letters, edits, (word, slips) => {
        const right = word.join('');
        const typed = slips.reduce((was, slip) => edited(was, ...slip), word).join('');
        const grams = gramsOf(right);
        // A letter swapped twice may be three slips away.
        if (typed === right || !isTwoSlips(typed, right)) return;
        expect(gramsOf(typed).filter((gram) => grams.includes(gram)).length).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  test.each(['cartografer', 'catrograhper', 'artographe', 'xcartographerx'])(
    '%s is two slips from cartographer',
    (typed) => {
      expect(isTwoSlips(typed, 'cartographer')).toBe(true);
    },
  );

  test.each(['cartographer', 'kardografer', 'artograph', 'carto'])('%s is not', (typed) => {
    expect(isTwoSlips(typed, 'cartographer')).toBe(false);
  });

  test('short words and numbers have no groups', () => {
    expect(gramsOf('harbor')).toEqual([]);
    expect(gramsOf('20242025')).toEqual([]);
  });
});

describe('exactMatch and looseMatch', () => {
  test('characters of scripts without spaces are a phrase', () => {
    expect(exactMatch(['東京']).all).toBe('"東 京"*');
    expect(looseMatch(['東京', 'keep'], [[], ['deep']]).all).toContain('("東 京") AND ("keep"* OR "deep")');
  });

  test('every word is quoted, and the last one is a prefix', () => {
    expect(exactMatch(['the', 'keep']).all).toBe('"the" AND "keep"*');
    expect(looseMatch(['the', 'keep'], [[], ['keen', 'deep']]).all).toBe(
      '(("the") AND ("keep"* OR "keen" OR "deep")) NOT ("the" AND "keep"*)',
    );
  });

  test('a quote in a word does not end it', () => {
    expect(exactMatch(['a"b']).all).toBe('"a""b"*');
  });
});
