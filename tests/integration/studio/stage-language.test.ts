import { beforeAll, expect, it } from 'vitest';
import { login } from '#tests/support/login.ts';
import { parsePage } from '#tests/support/page-document.ts';
import { sharedSeededSite, type TestSite } from '#tests/support/site.ts';

const STAGE = '/edit/on/page%3Abuilt-season';

let site: TestSite;
beforeAll(async () => {
  site = await sharedSeededSite();
});

it.each([
  ['ar', 'rtl'],
  ['es', 'ltr'],
])('texts in %s are edited from %s, while the tools stay in the editor’s own language', async (lang, dir) => {
  const editor = site.browser('aurora.localhost');
  await login(editor, 'editor@aurora.example');
  const response = await editor.visit(`${STAGE}?in=${lang}`);
  const page = parsePage(await response.text(), editor.origin);
  const blocks = [...page.querySelectorAll('[data-held]')];
  expect(blocks.length).toBeGreaterThan(3);
  const shown = blocks.map((block) => [block.getAttribute('lang'), block.getAttribute('dir')].join());
  expect(new Set(shown)).toEqual(new Set([`${lang},${dir}`]));
  expect(page.documentElement.getAttribute('dir')).toBe('ltr');
});
