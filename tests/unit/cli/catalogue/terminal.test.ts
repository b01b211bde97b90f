import { expect, test } from 'vitest';
import { printable, printableLine } from '#cli/local/printable.ts';
import { fakeBrand } from './fake-brand.ts';

const EVIL = '\u001B[2J\u001B]0;owned\u0007\u009B31m\u202E';

test('a text of a source does not reach the terminal’s controls', async () => {
  const { output } = await fakeBrand().run(
    `id,title,type,"Note ${EVIL}"\na,"One ${EVIL}\n  line 9 (Fake): all is well","x${EVIL}",b\n`,
  );
  expect(output).toContain('line 2 (One');
  expect(output).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
  expect(output).not.toMatch(/^ {2}line 9/m);
  const feed = await fakeBrand().run(JSON.stringify({ movies: [{ id: 'a', title: EVIL, [EVIL]: 1 }] }));
  expect(feed.output).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
});

test('line breaks and tabs of a message stay, of a line only its words', () => {
  expect(printable('a\n\tb\r\u001B')).toBe('a\n\tb\uFFFD\uFFFD');
  expect(printableLine('a\r\n  b\u2028c')).toBe('a b c');
});
