import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as i18next from 'i18next';
import { parseAst } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { i18nOptions } from '#app/features/i18n/i18n-options.ts';
import { I18NEXT } from '#cli/vite/settled/i18next.ts';
import { remixSettled } from '#cli/vite/settled/remix.ts';
import { bodyOf, method, settle } from '#cli/vite/settled/settle.ts';
import ar from '../../../../public/frontend/locales/ar.json';
import en from '../../../../public/frontend/locales/en.json';
import es from '../../../../public/frontend/locales/es.json';
import fr from '../../../../public/frontend/locales/fr.json';
import { remixOptions } from '../../../../remix.config.js';

const COUNTS = [0, 1, 2, 3, 6, 11, 21, 100, 101, 1.5, 2026, 12_345, -1, '3'];
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** What an account may write into its texts, of all that i18next reads. */
const OWN_TEXTS = {
  raw: 'a {{- html}} b {{html}} c',
  spaced: '{{ name }}/{{name}}/{{missing}}',
  deep: '{{viewer.name}} {{viewer.age}}',
  formatted: '{{count, number}} {{name, uppercase}}',
  nested: '$t(own:leaf) and $t(own:leaf, {"name": "Ada"}) and $t(unknown)',
  nested_single: "$t(own:leaf, {'name': '{{name}}'})",
  looped: '$t(own:looped)',
  leaf: '<{{name}}>',
  item_one: '{{count}} item',
  item_two: 'both',
  item_zero: 'none',
  item_other: '{{count}} items',
  item_female_one: 'her item',
  item_female_other: 'her {{count}} items',
  place_ordinal_one: '{{count}}st',
  place_ordinal_two: '{{count}}nd',
  place_ordinal_other: '{{count}}th',
  empty: '',
  dollars: 'costs $& $1 {{name}}',
};
const VALUES = { name: '$1 <b>&', html: '<i>', viewer: { name: 'Ada', age: 1815 }, date: '1 May' };

type Texts = Record<string, Record<string, string>>;

let directory: string;
let settled: typeof i18next;

const sourceOf = (file: string) => readFile(path.resolve('node_modules', file), 'utf8');

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'marquee-settled-'));
  const [library] = I18NEXT;
  if (!library) throw new Error('i18next is not settled');
  const file = path.join(directory, 'i18next.mjs');
  await writeFile(file, settle(await sourceOf(library.file), library));
  settled = await import(/* @vite-ignore */ pathToFileURL(file).href);
});

afterAll(() => rm(directory, { recursive: true }));

describe('settle', () => {
  const code =
    'class A {\n  x(a) {\n    if (a) {\n      b();\n    }\n  }\n  y() {\n    c();\n  }\n}\nfunction z(a) {\n  if (a) {\n  }\n}\n';

  it('answers every time that something is asked', () => {
    expect(settle('if (a) b(); if (a) c();', { file: 'x', answers: [['if (a)', 'if (false)']] })).toBe(
      'if (false) b(); if (false) c();',
    );
  });

  it('takes a whole method out, or the inside of a function', () => {
    expect(settle(code, { file: 'x', answers: [[method('x'), '']] })).toBe(
      code.replace(/ {2}x[\s\S]*(?= {2}y)/, ''),
    );
    expect(settle(code, { file: 'x', answers: [[bodyOf('z'), '']] })).toMatch(/function z\(a\) \{\n\}\n$/);
  });

  it('complains of a question that nobody asks', () => {
    expect(() => settle(code, { file: 'lib.js', answers: [['if (b)', '']] })).toThrow(
      /lib\.js does not say if \(b\)/,
    );
  });
});

it.each([...remixSettled(remixOptions), ...I18NEXT])(
  '$file of today asks all that is answered, and stays code',
  async (library) => {
    const code = await sourceOf(library.file);
    const answered = settle(code, library);
    expect(answered.length).toBeLessThan(code.length);
    expect(() => parseAst(answered)).not.toThrow();
  },
);

describe("the browser's i18next", () => {
  it.each(Object.entries({ en, es, ar, fr }))(
    'says in %s whatever the whole one says',
    async (lng, texts: Texts) => {
      const resources = { [lng]: { ...texts, own: OWN_TEXTS } };
      const init = { ...i18nOptions, lng, ns: Object.keys(resources[lng] ?? {}), resources };
      const [whole, lean] = [i18next.createInstance(), settled.createInstance()];
      await Promise.all([whole.init(structuredCloneOf(init)), lean.init(structuredCloneOf(init))]);
      const said = (instance: i18next.i18n) => sayAll(instance, { ...texts, own: OWN_TEXTS });
      const expected = said(whole);
      expect(expected.length).toBeGreaterThan(1000);
      expect(said(lean)).toEqual(expected);
    },
  );

  it('fetches a namespace once, tries again after a failure, and says when it is there', async () => {
    const asked: string[] = [];
    const lean = settled.createInstance();
    lean.use({
      type: 'backend',
      init() {},
      read(lng: string, ns: string, done: i18next.ReadCallback) {
        asked.push(`${lng}/${ns}`);
        if (asked.length === 1) done(new Error('offline'), true);
        else done(null, { title: 'Watch' });
      },
    });
    await lean.init({
      ...i18nOptions,
      lng: 'en',
      ns: ['common'],
      resources: { en: { common: {} } },
      partialBundledLanguages: true,
      retryTimeout: 1,
    });
    expect(lean.hasLoadedNamespace('watch')).toBe(false);
    await Promise.all([lean.loadNamespaces('watch'), lean.loadNamespaces(['watch'])]);
    expect(lean.hasLoadedNamespace('watch')).toBe(true);
    expect(lean.t('watch:title')).toBe('Watch');
    expect(asked).toEqual(['en/watch', 'en/watch']);
  });
});

/** i18next writes into its options; functions in them are shared. */
function structuredCloneOf<Options extends { resources: object; ns: string[] }>(options: Options): Options {
  return { ...options, ns: [...options.ns], resources: structuredClone(options.resources) };
}

function sayAll(instance: i18next.i18n, texts: Texts): unknown[] {
  const t = instance.getFixedT(null, 'common');
  const keys = Object.entries(texts).flatMap(([ns, keyed]) =>
    [...new Set(Object.keys(keyed).map((key) => key.replace(PLURAL, '')))].map((key) => `${ns}:${key}`),
  );
  return [
    ...keys.flatMap((key) =>
      COUNTS.map((count) => [key, count, t(key, { ...VALUES, count } as i18next.TOptions)]),
    ),
    ...keys.map((key) => [key, t(key)]),
    ...COUNTS.map((count) => t('own:item', { ...VALUES, count, context: 'female' } as i18next.TOptions)),
    ...COUNTS.map((count) => t('own:place', { count, ordinal: true } as i18next.TOptions)),
    t('own:unknown'),
    t('own:unknown', 'by default'),
    t('own:unknown', { defaultValue: '{{count}} left', defaultValue_one: 'one left', count: 1 }),
    t('unknown:ns'),
    t(['own:unknown', 'own:leaf'], VALUES),
    instance.exists('own:leaf'),
    instance.exists('own:unknown'),
    instance.language,
    instance.languages,
    instance.resolvedLanguage,
  ];
}
