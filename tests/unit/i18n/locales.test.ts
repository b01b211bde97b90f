import { describe, expect, it } from 'vitest';
import { ALWAYS_LOADED, isNamespace, namespaces } from '#app/features/i18n/namespaces.ts';
import routes from '#app/routes.ts';
import ar from '../../../public/frontend/locales/ar.json';
import en from '../../../public/frontend/locales/en.json';
import es from '../../../public/frontend/locales/es.json';
import fr from '../../../public/frontend/locales/fr.json';
import { PLURAL, pluralKeys } from './plural-keys.ts';
import { readAppTexts, type SourceTexts } from './source-texts.ts';

type Texts = Record<string, Record<string, string>>;

const english: Texts = en;
const translations: [string, Texts][] = [
  ['es', es],
  ['fr', fr],
  ['ar', ar],
];
const sources = readAppTexts();
const stemsOf = (texts: Record<string, string> = {}) =>
  new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')));
const placeholdersOf = (text: string) => new Set(text.match(/{{\s*\w+/g) ?? []);

describe('the shipped locales', () => {
  it('every locale has the namespaces that the code uses', () => {
    for (const [, texts] of [['en', english] as const, ...translations]) {
      expect(Object.keys(texts).sort()).toEqual([...namespaces].sort());
    }
  });

  it.each(translations)('every English text is translated to %s', (lng, texts) => {
    const missing = Object.entries(english).flatMap(([ns, keys]) =>
      Object.keys(keys).flatMap((key) => {
        const stem = key.replace(PLURAL, '');
        const wanted = PLURAL.test(key) ? pluralKeys(stem, lng) : [key];
        return wanted.filter((name) => !texts[ns]?.[name]).map((name) => `${ns}:${name}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it.each(translations)('no %s text lacks its English one', (_, texts) => {
    const extra = Object.entries(texts).flatMap(([ns, keys]) => {
      const known = stemsOf(english[ns]);
      return Object.keys(keys).filter((key) => !known.has(key.replace(PLURAL, '')));
    });
    expect(extra).toEqual([]);
  });

  it.each(translations)('the %s texts have the English placeholders', (_, texts) => {
    const different = Object.entries(texts).flatMap(([ns, keys]) =>
      Object.entries(keys).filter(([key, text]) => {
        const source = english[ns]?.[key] ?? english[ns]?.[key.replace(PLURAL, '_other')] ?? '';
        // A plural form may do without its number ("two" is a word of its own).
        const allowed = placeholdersOf(source);
        const used = placeholdersOf(text);
        const isSubset = [...used].every((name) => allowed.has(name));
        return !isSubset || (!PLURAL.test(key) && used.size !== allowed.size);
      }),
    );
    expect(different).toEqual([]);
  });

  it('the English plural forms are complete', () => {
    const incomplete = Object.entries(english).flatMap(([ns, keys]) =>
      Object.keys(keys)
        .filter((key) => PLURAL.test(key))
        .flatMap((key) => pluralKeys(key.replace(PLURAL, ''), 'en'))
        .filter((key) => !keys[key])
        .map((key) => `${ns}:${key}`),
    );
    expect(incomplete).toEqual([]);
  });
});

describe('texts in the code', () => {
  it('every key in the code exists', () => {
    expect(sources.flatMap((source) => unknownKeys(source))).toEqual([]);
  });

  it('every text is used', () => {
    const unused = Object.entries(english).flatMap(([ns, keys]) =>
      [...stemsOf(keys)].filter((key) => !isUsed(ns, key)),
    );
    expect(unused).toEqual([]);
  });

  it('each route declares the namespaces that its page renders', () => {
    const files = new Map(sources.map((source) => [source.file, source]));
    const always = new Set([...ALWAYS_LOADED, ...(files.get('app/root.tsx')?.declared ?? [])]);
    // Files beside a route belong to it and count where they are rendered.
    const routeFiles = new Set(routes.map(({ file }) => `app/${file}`));
    const undeclared = sources
      .filter(({ file }) => routeFiles.has(file))
      .flatMap((route) => {
        const declared = new Set([...always, ...route.declared]);
        return [...renderedNamespaces(route.file, files)]
          .filter((ns) => !declared.has(ns))
          .map((ns) => `${route.file}: ${ns}`);
      });
    expect(undeclared).toEqual([]);
  });
});

function unknownKeys({ file, keys, namespaces: own }: SourceTexts): string[] {
  const places = own.length > 0 ? own : ['common'];
  return keys.flatMap((key) =>
    places.concat('common').some((ns) => hasKey(ns, key)) ? [] : [`${file}: ${key}`],
  );
}

function hasKey(ns: string, key: string | RegExp): boolean {
  if (key instanceof RegExp) return [...stemsOf(english[ns])].some((known) => key.test(known));
  const [named = '', rest] = key.split(':');
  return rest === undefined
    ? stemsOf(english[ns]).has(key)
    : isNamespace(named) && stemsOf(english[named]).has(rest);
}

/**
 * A key may travel as data, spelled in a file that names no namespace; one that several namespaces have is
 * ambiguous. What a template builds counts in the namespaces of its file only, as `${one}_${other}` fits most
 * keys.
 */
function isUsed(ns: string, key: string): boolean {
  const own = sources.filter(({ namespaces: named }) => named.includes(ns));
  const isAmbiguous = namespaces.filter((name) => stemsOf(english[name]).has(key)).length > 1;
  return (
    own.some(({ keys }) => keys.some((usedKey) => usedKey instanceof RegExp && usedKey.test(key))) ||
    (isAmbiguous ? own : sources).some(({ literals }) => spellings(key).some((text) => literals.has(text))) ||
    sources.some(({ literals }) => literals.has(`${ns}:${key}`))
  );
}

/** A message may end in the "!" that the specification adds. */
function spellings(key: string): string[] {
  return [key, `${key}!`];
}

/**
 * Namespaces of everything that a file's page takes along at once; dialogs that are imported later load their
 * own.
 */
function renderedNamespaces(start: string, files: Map<string, SourceTexts>): Set<string> {
  const seen = new Set<string>();
  const open = [start];
  const found = new Set<string>();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const source = files.get(file);
    if (!source || seen.has(file)) continue;
    seen.add(file);
    if (file.endsWith('.tsx')) for (const ns of source.namespaces) found.add(ns);
    open.push(...source.imports.filter((target) => !target.endsWith('.server.ts')));
  }
  return found;
}
