import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readCsv } from '#cli/catalogue/csv/read-csv.ts';
import { openSource } from '#cli/catalogue/reading/open-source.ts';
import { readText } from '#workers/platform/importing/csv/cells.ts';
import { toCsvLine } from '#workers/platform/importing/csv/csv-line.ts';
import { guessDelimiter } from '#workers/platform/importing/csv/delimiter.ts';
import { guessTarget } from '#workers/platform/importing/csv/fields.ts';
import type { Draft } from '#workers/platform/importing/draft.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-csv-test-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
let files = 0;

async function read(bytes: Buffer): Promise<{ drafts: Draft[]; notes: string[]; map: string }> {
  const [from, mapFile] = [path.join(folder, `source-${++files}`), path.join(folder, `map-${files}.json`)];
  await writeFile(from, bytes);
  const notes: string[] = [];
  const note = (line: string) => void notes.push(line);
  const source = await openSource({
    from,
    mapFile,
    allowsLoopback: false,
    workDir: folder,
    now: new Date(),
    note,
  });
  const drafts: Draft[] = [];
  for await (const draft of source.drafts) drafts.push(draft);
  return { drafts, notes, map: await readFile(mapFile, 'utf8') };
}

describe('a CSV', () => {
  test.each([
    ['UTF-8 and commas', 'utf8', ',', ''],
    ['UTF-8 with a byte order mark and tabs', 'utf8', '\t', '\uFEFF'],
    ['Latin-1 and semicolons', 'latin1', ';', ''],
    ['UTF-16 and semicolons', 'utf16le', ';', '\uFEFF'],
  ] as const)('in %s is read as it was written', async (_, encoding, delimiter, mark) => {
    const row = (...cells: string[]) => `${cells.join(delimiter)}\r\n`;
    const text = mark + row('Nr', 'Display Name', 'Genre') + row('a1', '"Größe\r\ncafé"', 'Drama|Été');
    const { drafts, notes, map } = await read(Buffer.from(text, encoding));
    expect(drafts).toMatchObject([
      { line: 2, texts: { title: { '': 'Größe\ncafé' } }, names: { genres: ['Drama', 'Été'] }, faults: [] },
    ]);
    expect(notes.at(-1)).toBe('  left out: column "Nr"');
    expect(JSON.parse(map)).toEqual({
      columns: { Nr: '', 'Display Name': 'title', Genre: 'genres' },
      delimiter,
      lists: '|',
      dates: 'YYYY-MM-DD',
    });
  });

  test.each([
    ['PK\x03\x04', /is a workbook/],
    ['%PDF-1.4', /is a PDF: save it as CSV/],
    ['', /is empty/],
    ['title\0', /is no text/],
    ['title,title\na,b\n', /names "title" twice/],
    ['a,b\nc,d\n', /no column is the title/],
    ['title\n"never', /line 2: a quote .* never closed/],
  ])('of %j is rejected with what would be right', async (text, reason) => {
    await expect(read(Buffer.from(text, 'latin1'))).rejects.toThrow(reason);
  });

  test('without a title leaves a map behind that its owner can mend', async () => {
    await expect(read(Buffer.from('Nr,What,,\na,b,,\n'))).rejects.toThrow(
      /map-\d+\.json, guessed just now: no column is the title\. Give one of Nr, What the meaning "title"/,
    );
    const map: unknown = JSON.parse(await readFile(path.join(folder, `map-${files}.json`), 'utf8'));
    expect(map).toMatchObject({ columns: { Nr: '', What: '' } });
  });

  test('whose header and rows end in empty cells is read without them', async () => {
    const { drafts, notes, map } = await read(
      Buffer.from('id,title,,\na,A,,,,\n,,,\n" ",,\nb,B,,stray\nc,C\nd,,,\n,,,only\n'),
    );
    expect(notes).toHaveLength(1);
    expect(Object.keys((JSON.parse(map) as { columns: object }).columns)).toEqual(['id', 'title']);
    expect(drafts.map(({ id, faults }) => [id, faults])).toEqual([
      ['a', []],
      ['b', []],
      ['c', []],
      ['d', []],
      ['', []],
    ]);
    expect(drafts.map(({ notes }) => notes.join())).toMatchObject([
      '',
      'cell 4 is left out, as its column has no name',
      '',
      '',
      'cell 4 is left out, as its column has no name',
    ]);
  });

  test('whose row is cut off leaves the fields of the missing cells alone, and an empty cell empties its field', async () => {
    const { drafts } = await read(Buffer.from('id,title,description,genre\na,A\nb,B,,\nc,C,x,y,z\n'));
    expect(drafts.map(({ texts, names }) => [texts.description, names.genres])).toEqual([
      [undefined, undefined],
      [{ '': null }, []],
      [{ '': 'x' }, ['y']],
    ]);
    expect(drafts[2]?.faults[0]?.message).toMatch(/has 5 cells, and the header names 4/);
  });

  test('has pictures by address or key, and none of another scheme', async () => {
    const rows = ['//cdn.example/a.jpg', 'images/a.jpg', 'data:image/png;base64;AA', 'file:///etc/passwd'];
    const { drafts } = await read(Buffer.from(`title,picture\n${rows.map((row) => `A,${row}\n`).join('')}`));
    expect(drafts.map(({ pictures }) => pictures.picture)).toEqual([
      'https://cdn.example/a.jpg',
      'images/a.jpg',
      undefined,
      undefined,
    ]);
    expect(drafts.map(({ faults }) => faults.length)).toEqual([0, 0, 1, 1]);
  });

  test('that writes a text of any kind reads it again', async () => {
    const texts = [
      '=1+1',
      "'=1",
      "''-x",
      '-5',
      '+49 30 12',
      '@home',
      'a|b',
      'a "b"',
      'x\ny',
      "'s-Hertogenbosch",
      '＝1',
      '',
    ];
    const lines = texts.map((text) => toCsvLine([text, 'end'])).join('');
    async function* all() {
      yield lines;
    }
    const found: unknown[] = [];
    for await (const { cells } of readCsv(all(), ',', 'file')) found.push(readText(cells[0] ?? ''));
    expect(found).toEqual(texts.map((value) => ({ ok: true, value })));
  });
});

test.each([
  ['Display Name', 'title'],
  ['Title (es)', 'title.es'],
  ['description_pt-BR', 'description.pt-br'],
  ['Película', ''],
  ['Género', 'genres'],
  ['people.Stunts', 'people.Stunts'],
  ['Release Date', 'release_time'],
  ['HLS URL', 'stream_link'],
  ['metadata.mood', 'metadata.mood'],
])('the header %s is guessed to be %j', (header, target) => {
  expect(guessTarget(header)).toBe(target);
});

test('the delimiter is the sign of the header outside quotes', () => {
  expect(guessDelimiter('\n"a,b,c,d";e;f\n1,2,3,4,5,6')).toBe(';');
  expect(guessDelimiter('title')).toBe(',');
});
