import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Split, so that this file is none of them.
const MOCK = ['vi', 'mock('].join('.');

it('unit tests that replace modules are named so, and run alone', () => {
  const files = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' });
  const mocking = files
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(`tests/unit/${file}`, 'utf8').includes(MOCK));
  expect(mocking.length).toBeGreaterThan(0);
  expect(mocking.filter((file) => !file.includes('.mocked.test.'))).toEqual([]);
});
