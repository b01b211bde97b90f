import { describe, expect, test } from 'vitest';
import { playerFinding, watchFinding } from '#tests/budgets/budgets.ts';
import { brotliBytes, measurePage } from '#tests/budgets/page-bytes.ts';

const FILES: Record<string, string> = {
  '/': `<link rel="stylesheet" href="/assets/a.css"/><link rel="modulepreload" href="/assets/root.js"/>
    <script nonce="x" type="module">import "/assets/manifest.js"; import * as route0 from "/assets/home.js";import("/assets/entry.js");</script>`,
  '/watch/x': `<link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/watch.js"/>`,
  '/assets/a.css': 'a{color:red}',
  '/assets/root.js': 'import{x as a}from"./shared.js";',
  '/assets/home.js': 'import"./shared.js";const lazy=()=>import("./dialog.js");',
  '/assets/watch.js':
    'const player=()=>import("./hls.js"),dash=()=>import("./dash.js"),menu=()=>import("./dialog.js");',
  '/assets/hls.js': 'const shaka="hls";',
  '/assets/dash.js': 'const shaka="dash, which is larger";',
  '/assets/dialog.js': 'export const dialog=1;',
  '/assets/manifest.js': 'window.m=1;',
  '/assets/entry.js': 'console.log(1);',
  '/assets/shared.js': 'export const x=1;',
};

const read = async (path: string) => FILES[path] ?? Promise.reject(new Error(`No ${path}`));
const bytesOf = (...names: string[]) =>
  names.reduce((sum, name) => sum + brotliBytes(FILES[`/assets/${name}`] ?? ''), 0);

describe('the bytes of a page', () => {
  test('a page counts the files that it loads by itself, imports included, each once', async () => {
    const page = await measurePage(read, '/');
    expect(page.scripts).toEqual(
      ['entry', 'home', 'manifest', 'root', 'shared'].map((name) => `/assets/${name}.js`),
    );
    expect(page.css).toBe(bytesOf('a.css'));
    expect(page.js).toBe(bytesOf('entry.js', 'home.js', 'manifest.js', 'root.js', 'shared.js'));
  });

  test('the watch page adds its own scripts and the largest player core to those of the home page', async () => {
    expect((await watchFinding(read, '/watch/x')).bytes).toBe(bytesOf('watch.js', 'dash.js'));
  });

  test('a byte of player code on the home page is over budget', async () => {
    const finding = await playerFinding(read, 'a', '/');
    expect(finding).toMatchObject({ bytes: 0, limit: 0 });
    const spoiled = async (path: string) =>
      (path === '/assets/home.js' ? FILES['/assets/hls.js'] : await read(path)) ?? '';
    const found = await playerFinding(spoiled, 'a', '/');
    expect(found?.bytes).toBeGreaterThan(0);
  });
});
