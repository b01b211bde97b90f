import { expect, test } from 'vitest';
import { fakeBrand } from './fake-brand.ts';

const feed = (declared: string, title: string) =>
  `<?xml version="1.0"${declared && ` encoding="${declared}"`}?>\n<rss><channel><item><guid>a</guid><title>${title}</title></item></channel></rss>`;
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

test.each([
  [
    'ISO-8859-1, also where its bytes could be UTF-8',
    Buffer.from(feed('ISO-8859-1', 'Ã©tÃ©'), 'latin1'),
    'Ã©tÃ©',
  ],
  ['ISO-8859-2', Buffer.from(feed('iso-8859-2', '£ód¼'), 'latin1'), 'Łódź'],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${feed('UTF-16', 'Łódź')}`, 'utf16le'), 'Łódź'],
  ['UTF-16 without a mark', Buffer.from(feed('UTF-16', 'Łódź'), 'utf16le'), 'Łódź'],
  ['big-endian UTF-16 without a mark', utf16be(feed('utf-16', 'Łódź')), 'Łódź'],
  ['UTF-8 that calls itself UTF-16', Buffer.from(feed('utf-16', 'Łódź')), 'Łódź'],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${feed('UTF-8', 'Łódź')}`), 'Łódź'],
  ['UTF-8 by declaration that is Latin-1', Buffer.from(feed('UTF-8', 'été'), 'latin1'), 'été'],
  ['none', Buffer.from(feed('', 'Łódź')), 'Łódź'],
])('a feed whose encoding is %s is read as it was written', async (_, bytes, title) => {
  const brand = fakeBrand();
  await brand.run(bytes);
  expect(brand.value('a')).toMatchObject({ title: { en: title } });
});

test('a feed that declares an encoding that nobody knows is rejected', async () => {
  await expect(fakeBrand().run(feed('klingon', 'A'))).rejects.toThrow(
    /declares an encoding that is not known/,
  );
});
