import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { writeCsvFile } from '#cli/catalogue/csv/write-csv.ts';
import { headerOf } from '#cli/catalogue/export/title-columns.ts';
import { Spool } from '#cli/catalogue/writing/spool.ts';
import { readType, writeType } from '#workers/platform/importing/csv/cells.ts';
import { FIELD_NAMES, guessTarget } from '#workers/platform/importing/csv/fields.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-files-test-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a CSV file', () => {
  const file = path.join(folder, 'out.csv');

  test('is written whole or stays as it was', async () => {
    await writeCsvFile(file, [['a', '=1']]);
    async function* broken() {
      yield ['b'];
      throw new Error('the line went dead');
    }
    await expect(writeCsvFile(file, broken())).rejects.toThrow(
      /out\.csv cannot be written: the line went dead/,
    );
    expect(await readFile(file, 'utf8')).toBe(`\uFEFF"a","'=1"\r\n`);
    expect(await readdir(folder)).toEqual(['out.csv']);
  });

  test('of an export has headers and types that import knows without a map', () => {
    const header = headerOf({ languages: ['en', 'pt-BR'], roles: ['stunts'], fields: ['mood'] });
    expect(header.map(guessTarget)).toEqual(header);
    const notExported = FIELD_NAMES.filter((name) => !header.some((one) => one.split('.')[0] === name));
    expect(notExported).toEqual(['series', 'season', 'picture']);
    for (const type of ['SPV', 'MPVP', 'MPVC', 'LIVE', 'VOD_LIVE'] as const)
      expect(readType(writeType(type))).toEqual({ ok: true, value: type });
  });
});

describe('a spool', () => {
  test('returns what was added, whatever breaks lines in it', async () => {
    const spool = new Spool<string>(path.join(folder, 'spool'));
    const values = ['a\nb', '\u2028\u2029\u0085', ''];
    for (const value of values) await spool.add(value);
    await spool.close();
    const found: string[] = [];
    for await (const value of spool.read()) found.push(value);
    expect(found).toEqual(values);
  });

  test('whose file cannot be written or read is an error of the command, not of the process', async () => {
    const spool = new Spool<string>(path.join(folder, 'missing', 'spool'));
    const fill = async () => {
      for (let at = 0; at < 100; at++) await spool.add('x'.repeat(10_000));
    };
    await expect(fill()).rejects.toThrow(/temporary file .* is lost: ENOENT/);
    await expect(spool.close()).rejects.toThrow(/is lost/);
    const read = async () => {
      for await (const _ of new Spool<string>(path.join(folder, 'missing', 'other')).read());
    };
    await expect(read()).rejects.toThrow(/is lost/);
  });
});
