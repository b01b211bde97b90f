import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localiserFor } from '#app/lib/localise.ts';
import { toContent } from '#workers/platform/content/to-content.ts';
import { shortenerFor } from '#workers/platform/http/short-texts.ts';
import { toArtist, toVenue } from '#workers/platform/people/to-people.ts';

const CLIENT_LIMIT_BYTES = 2 * 1024 * 1024;
const LONE_SURROGATE = /\p{Surrogate}/u;
const words = (length: number) => 'abcd '.repeat(length / 5);

describe('texts of a list', () => {
  it('texts are complete in short lists, and in details', () => {
    expect(shortenerFor(15)(words(20_000))).toHaveLength(20_000);
    expect(shortenerFor(1000)(words(300))).toHaveLength(300);
    expect(shortenerFor(0)(undefined)).toBeUndefined();
  });

  it('texts are cut at a word in long lists', () => {
    expect(shortenerFor(1000)(words(3000))).toBe(`${words(300).trimEnd()}…`);
    expect(shortenerFor(1000)(`${'x'.repeat(297)} yyyyyyyy`)).toBe(`${'x'.repeat(297)}…`);
  });

  it('texts are cut anywhere but inside a character where there is no word’s end', () => {
    expect(shortenerFor(1000)('電'.repeat(999))).toBe(`${'電'.repeat(299)}…`);
    expect(shortenerFor(1000)(`a${'🎬'.repeat(400)}`)).toBe(`a${'🎬'.repeat(149)}…`);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 290, maxLength: 400 }), (text) => {
        const short = shortenerFor(1000)(text) ?? '';
        expect(short.length).toBeLessThanOrEqual(300);
        expect(short).not.toMatch(LONE_SURROGATE);
      }),
    );
  });

  it.each([
    ['English', words(3000)],
    ['Arabic', 'كلمة '.repeat(4000)],
    ['quotes and line ends', '"\n'.repeat(10_000)],
    ['Chinese', '電'.repeat(20_000)],
  ])('a thousand artists, venues and titles of long %s texts stay readable', (_, text) => {
    const localise = localiserFor('en');
    const shorten = shortenerFor(1000);
    const texts = { en: text };
    const person = { id: 'p', name: { en: 'Somebody' }, bio: texts, description: texts, address: texts };
    // Of a row only what its texts need; the rest is a few hundred bytes.
    const rows = {
      artist: toArtist(person as never, localise, shorten),
      venue: toVenue({ ...person, address: null } as never, localise, shorten),
      content: toContent(
        {
          contentId: 'c',
          title: { en: 'Title' },
          description: texts,
          createdDate: new Date(0),
          modifiedDate: new Date(0),
          plans: [],
          categories: [],
        } as never,
        localise,
        shorten,
      ),
    };
    for (const row of Object.values(rows)) {
      const bytes = new TextEncoder().encode(JSON.stringify(row)).byteLength;
      expect(bytes * 1000).toBeLessThan(CLIENT_LIMIT_BYTES * 0.75);
    }
  });
});
