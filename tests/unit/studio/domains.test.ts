import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { DOMAIN_CAUSES } from '#app/contract/domain.ts';
import type { OwnDomain } from '#app/contract/domain-calls.ts';
import { recordsOf, stepsDone, wordsKey } from '#app/features/studio/domains/domain-view.ts';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { TEXTS } from '#workers/platform/domains/texts.ts';

const LANGUAGES = ['en', 'es', 'ar', 'fr'] as const;
const textsIn = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(ROOT_DIR, `public/frontend/locales/${language}.json`), 'utf8')).studio;
const placesIn = (text: string) => [...text.matchAll(/\{\{?(\w+)\}?\}/g)].map(([, name]) => name);

const KEYS = [...Object.keys(TEXTS).map((key) => key.replace('/', '_')), 'live', 'live_dns', 'wanted'];

const domain = (change: Partial<OwnDomain> = {}): OwnDomain => ({
  ...{ hostname: 'www.harbor.example', state: 'records', cause: 'no_record', variant: undefined },
  ...{ values: {}, mender: 'owner', changes: [], record: undefined },
  ...{ is_primary: false, is_default: false, is_contested: false, checked_date: undefined },
  ...{ since: '2026-11-30T00:00:00Z', next_check_date: '2026-11-30T00:01:00Z', history: [] },
  ...change,
});

describe('what an owner reads of a hostname', () => {
  test.each(LANGUAGES)('has words for every cause and each of its variants in %s', (language) => {
    const texts = textsIn(language);
    for (const key of KEYS) {
      expect([key, texts[`domain_message_${key}`]]).toEqual([key, expect.stringMatching(/\S{2}/)]);
      expect([key, texts[`domain_advice_${key}`]]).toEqual([key, expect.stringMatching(/\S{2}/)]);
    }
    const known = new Set(KEYS);
    for (const name of Object.keys(texts).filter((each) => /^domain_(message|advice)_/.test(each)))
      expect([name, known.has(name.replace(/^domain_(message|advice)_/, ''))]).toEqual([name, true]);
  });

  test.each(LANGUAGES)(
    'names in %s what the platform has values for, and all that has to be copied',
    (language) => {
      const texts = textsIn(language);
      for (const [cause, { message, advice }] of Object.entries(TEXTS)) {
        const key = cause.replace('/', '_');
        const known = new Set([...placesIn(`${message} ${advice}`), 'host', 'domain', 'target']);
        const written = [texts[`domain_message_${key}`], texts[`domain_advice_${key}`]];
        for (const name of placesIn(written.join(' ')))
          expect([key, name, known.has(name)]).toEqual([key, name, true]);
        for (const name of placesIn(message).filter(
          (each) => !['host', 'domain', 'target'].includes(each ?? ''),
        ))
          expect([key, placesIn(written.join(' '))]).toEqual([key, expect.arrayContaining([name])]);
      }
    },
  );

  test('is written in short sentences', () => {
    const texts = textsIn('en');
    for (const key of KEYS)
      for (const sentence of `${texts[`domain_message_${key}`]} ${texts[`domain_advice_${key}`]}`.split(
        /(?<=[.:?!]) /,
      ))
        expect([sentence, sentence.split(' ').length <= 24]).toEqual([sentence, true]);
  });

  test('goes by the cause and its variant', () => {
    for (const cause of DOMAIN_CAUSES) expect(wordsKey(domain({ cause }))).toBe(cause);
    expect(wordsKey(domain({ cause: 'blocked', variant: 'hold' }))).toBe('blocked_hold');
    const none = { cause: undefined };
    expect(wordsKey(domain({ ...none, state: 'wanted' }))).toBe('wanted');
    expect(wordsKey(domain({ ...none, state: 'live' }))).toBe('live');
    expect(wordsKey(domain({ ...none, state: 'live', variant: 'dns' }))).toBe('live_dns');
  });
});

describe('the way of a hostname', () => {
  test.each<[Partial<OwnDomain>, number | null]>([
    [{ state: 'wanted', cause: undefined }, 0],
    [{ state: 'records' }, 0],
    [{ state: 'broken', cause: 'cname_elsewhere' }, 0],
    [{ state: 'broken', cause: 'blocked' }, 1],
    [{ state: 'ownership', cause: 'in_progress' }, 1],
    [{ state: 'broken', cause: 'caa_forbids' }, 2],
    [{ state: 'certificate', cause: 'in_progress' }, 2],
    [{ state: 'live', cause: undefined }, 4],
    [{ is_default: true, state: 'live' }, null],
    [{ is_contested: true, state: 'ownership' }, null],
  ])('%j has done %j steps', (change, done) => {
    expect(stepsDone(domain(change))).toBe(done);
  });

  test('shows what is to be changed, else the record that has to stay', () => {
    const record = {
      action: 'add',
      type: 'CNAME',
      label: 'www',
      name: 'www.harbor.example',
      value: 'o',
    } as const;
    const old = { ...record, action: 'delete', value: 'shops.example' } as const;
    expect(recordsOf(domain({ changes: [old, record], record }))).toEqual([old, record]);
    expect(recordsOf(domain({ state: 'certificate', record }))).toEqual([{ ...record, action: 'keep' }]);
    expect(recordsOf(domain({ is_default: true, record }))).toEqual([]);
  });
});
