import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { AdvisoryListSchema, advisoryFindings, LockSchema } from '../../../.ci/advisory-findings.ts';

const read = (file: string) => JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'));
const list = v.parse(AdvisoryListSchema, read('.ci/advisories.json'));

describe('advisoryFindings', () => {
  const [advisory] = list.advisories;
  const known = {
    ...list,
    advisories: [{ ...advisory, package: 'router', from: '1.9.0', before: '1.10.2' }],
  };
  const found = (path: string, version: string, dev = false) =>
    advisoryFindings({ packages: { '': { dev }, [path]: { version, dev } } }, known as typeof list).length;

  test.each([
    ['1.8.9', 0],
    ['1.9.0', 1],
    ['1.10.1', 1],
    ['1.10.2', 0],
    ['2.0.0', 0],
  ])('version %s of a package with a fault from 1.9.0 to 1.10.1 gives %i', (version, count) => {
    expect(found('node_modules/router', version)).toBe(count);
  });

  test('packages within packages count, those for development alone do not', () => {
    expect(found('node_modules/a/node_modules/router', '1.9.5')).toBe(1);
    expect(found('node_modules/router', '1.9.5', true)).toBe(0);
    expect(found('node_modules/@other/router', '1.9.5')).toBe(0);
  });
});

test('each advisory that is accepted still concerns a shipped package', () => {
  const findings = advisoryFindings(v.parse(LockSchema, read('package-lock.json')), list);
  const accepted = list.advisories.flatMap(({ id, accepted }) => (accepted ? [id] : []));
  expect(findings.flatMap(({ id, accepted }) => (accepted ? [id] : []))).toEqual(accepted);
  expect(findings.filter(({ accepted }) => !accepted)).toEqual([]);
});
