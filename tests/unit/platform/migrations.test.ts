import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT_DIR } from '#cli/local/root-dir.ts';

const DIR = path.join(ROOT_DIR, 'workers/platform/storage/migrations');
const FIRST = '00000000-0000-0000-0000-000000000000';

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(DIR, 'meta', file), 'utf8'));
const { entries } = readJson('_journal.json') as Journal;

test('every migration is in the journal in order, and its snapshot follows the one before', () => {
  const files = readdirSync(DIR).filter((file) => file.endsWith('.sql'));
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted());
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, index) => index));
  const times = entries.map(({ when }) => when);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  let before = FIRST;
  for (const { tag } of entries) {
    const snapshot = readJson(`${tag.slice(0, 4)}_snapshot.json`) as { id: string; prevId: string };
    expect(`${tag} follows ${snapshot.prevId}`).toBe(`${tag} follows ${before}`);
    before = snapshot.id;
  }
  expect(new Set(readdirSync(path.join(DIR, 'meta'))).size).toBe(entries.length + 1);
});
