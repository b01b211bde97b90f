import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ContentSchema } from '#app/contract/content.ts';
import { readWire } from '#app/contract/reading.ts';
import { TitleSchema } from '#app/contract/site/title.ts';

const film = { content_id: 'a', title: 'A' };
const site = { video_type: 'SPV', title: { en: 'A' } };

describe('what may be skipped of a film', () => {
  it('a stretch that has no length, or no number, is left out of the title', () => {
    for (const intro of [
      { start: 8, end: 8 },
      { start: 9, end: 8 },
      { start: -1, end: 8 },
      { start: 'x' },
      7,
    ]) {
      const read = readWire(ContentSchema, { ...film, intro, recap: { start: 0, end: 5 } });
      expect(read).toMatchObject({ value: { title: 'A', recap: { start: 0, end: 5 } } });
      expect(read).toHaveProperty('value.intro', undefined);
    }
  });

  it('a site folder with such a stretch has a fault', () => {
    expect(v.safeParse(TitleSchema, { ...site, intro: { start: 3, end: 8 } }).success).toBe(true);
    expect(v.safeParse(TitleSchema, { ...site, intro: { start: 8, end: 3 } }).success).toBe(false);
  });
});
