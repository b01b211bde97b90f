import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportCatalogue } from '#cli/catalogue/export/export-catalogue.ts';
import { importCatalogue } from '#cli/catalogue/import-catalogue.ts';
import { startPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { faultyCsv, goodCsv, PLANTED } from '#tests/support/import-csv.ts';
import { IMPORT_OPTIONS } from '#tests/support/import-options.ts';
import { openTestBrand, ownFolder, printed } from './import-brand.ts';
import { remoteEnvironment, runRemote } from './run-cli.ts';

type Brand = Awaited<ReturnType<typeof openTestBrand>>;

let platform: TestPlatform;
const inFolder = ownFolder();
let files = 0;

beforeAll(async () => {
  platform = await startPlatform();
});

async function run(brand: Brand, from: string, options: Partial<Parameters<typeof importCatalogue>[1]> = {}) {
  const { print, text } = printed();
  const [map, report] = [inFolder(`map-${files}.json`), inFolder(`report-${files}.csv`)];
  const startedMs = performance.now();
  const allCameIn = await importCatalogue(brand, { ...IMPORT_OPTIONS, map, report, from, ...options }, print);
  const seconds = (performance.now() - startedMs) / 1000;
  return { allCameIn, seconds, output: text(), map, report: await readFile(report, 'utf8') };
}

async function fileOf(text: string): Promise<string> {
  const file = inFolder(`source-${++files}`);
  await writeFile(file, text);
  return file;
}

async function valueIn(brand: Brand, id: string) {
  return (await brand.calls.named('title', [id])).get(id)?.value;
}

describe('a CSV', () => {
  test('of 1,000 lines with 37 planted faults brings 963 in, names each fault by its line and a word, and is the same again', async () => {
    const brand = await openTestBrand(platform);
    for (const name of ['12+', '16']) await brand.entities.put('rating', `r${name.slice(0, 2)}`, { name });
    const { text, faults } = faultyCsv(1000);
    const file = await fileOf(`\uFEFF${text}`);
    const first = await run(brand, file, { publishes: true });
    process.stdout.write(`1,000 lines by CSV: ${first.seconds.toFixed(1)} s\n`);
    expect([PLANTED, faults.length]).toEqual([37, 37]);
    expect(first.output).toMatch(/^1000 titles: 963 created, 37 not written\.$/m);
    const rejected = new Map(
      first.report
        .split('\r\n')
        .filter((line) => line.includes('"not written"'))
        .map((line) => [Number(/"(\d+)"/.exec(line)?.[1]), line.replaceAll('""', '"')]),
    );
    expect([...rejected.keys()]).toEqual(faults.map(({ line }) => line));
    for (const { line, word } of faults) expect(rejected.get(line)).toMatch(word);
    expect(first.seconds).toBeLessThan(60);
    const again = await run(brand, file, { publishes: true });
    process.stdout.write(`the same again: ${again.seconds.toFixed(1)} s\n`);
    expect(again.output).toMatch(/^1000 titles: 963 same, 37 not written\.$/m);
    expect(await valueIn(brand, 'film-10')).toMatchObject({
      title: { en: 'Café №10: "Nuit d\'été"', es: 'Película 10' },
      description: { en: 'First line, with a ; and a "quote".\nSecond line of 10.' },
      genres: ['drama', 'genre-3'],
      people: { director: ['director-10', 'ana-lima'] },
      rating: 'r16',
      duration_seconds: 5520,
      stream_link: 'https://cdn.example/10/master.m3u8',
    });
  });

  test('is read by a map that its owner has mended, changes what it has, and leaves the rest', async () => {
    const brand = await openTestBrand(platform);
    const file = await fileOf('Nr;What;Note\n7;Harbor nights;first\n8;Salt road;second\n');
    await expect(run(brand, file)).rejects.toThrow(/no column is the title.*Give one of Nr, What, Note/);
    const map = inFolder('mended.json');
    const mended = {
      columns: { Nr: 'id', What: 'title', Note: '' },
      delimiter: ';',
      lists: '|',
      dates: 'YYYY-MM-DD',
    };
    await writeFile(map, JSON.stringify(mended));
    await run(brand, file, { map, publishes: true });
    await brand.entities.put('title', '7', {
      ...(await valueIn(brand, '7')),
      title: { en: 'By hand', es: 'Noches' },
      poster: 'images/own.webp',
    });
    const dry = await run(brand, file, { map, isDryRun: true });
    expect(dry.output).toMatch(/2 titles: 1 changed, 1 same\. This was a dry run/);
    expect((await valueIn(brand, '7'))?.title).toEqual({ en: 'By hand', es: 'Noches' });
    await run(brand, file, { map });
    expect(await valueIn(brand, '7')).toMatchObject({
      title: { en: 'Harbor nights', es: 'Noches' },
      poster: 'images/own.webp',
    });
    // Published, as it was.
    expect(await valueIn(brand, '7')).not.toHaveProperty('is_published');
    const more = await fileOf('Nr;What;Note\n7;Harbor nights;\n9;New;\n');
    const updated = await run(brand, more, { map, updatesOnly: true });
    expect(updated.output).toMatch(/2 titles: 1 same, 1 left out\./);
    await writeFile(map, JSON.stringify({ ...mended, columns: { Elsewhere: 'title' } }));
    await expect(run(brand, file, { map })).rejects.toThrow(
      /names "Elsewhere", and the file has no such column/,
    );
    await writeFile(map, '{ "columns": ');
    await expect(run(brand, file, { map })).rejects.toThrow(/is no JSON/);
  });

  test('names series by their episodes, before or after their own lines, and a later season is one of its own', async () => {
    const brand = await openTestBrand(platform);
    const { output } = await run(
      brand,
      await fileOf(
        'type,title,series,season,episode\n,The Ferry,Fjord Cases,1,1\n,Ice,Fjord Cases,2,1\nseries,Fjord Cases,,,\n,Lost,Night Shift,,1\n',
      ),
    );
    expect(output).toMatch(/^4 titles: 4 created/m);
    expect(output).toMatch(/2 series that episodes name/);
    expect(await valueIn(brand, 'fjord-cases-s1-e1-the-ferry')).toMatchObject({
      video_type: 'MPVC',
      parent: 'fjord-cases',
      serial_no: 1,
    });
    expect(await valueIn(brand, 'fjord-cases-s2-e1-ice')).toMatchObject({ parent: 'fjord-cases-season-2' });
    expect(await valueIn(brand, 'fjord-cases-season-2')).toMatchObject({ title: { en: 'Fjord Cases 2' } });
    expect(await valueIn(brand, 'night-shift')).toMatchObject({ video_type: 'MPVP' });
  });

  test('whose quote is never closed, a DTD, or a private address writes nothing', async () => {
    const brand = await openTestBrand(platform);
    const open = await fileOf('id,title\na,Good\nb,"Never closed\nc,Good\n');
    await expect(run(brand, open)).rejects.toThrow(/line 3: a quote .* never closed.*Nothing was written/);
    const address = 'https://localhost:1/feed';
    await expect(run(brand, address)).rejects.toThrow(/which is no address of the public internet/);
    const dtd = await fileOf('<!DOCTYPE rss><rss><channel><item><guid>a</guid></item></channel></rss>');
    await expect(run(brand, dtd)).rejects.toThrow(/line 1: the file has a DTD.*Nothing was written/);
    expect(await brand.entities.entities('title')).toEqual([]);
  });

  test('leaves with all that it can hold, and comes in as the same', async () => {
    const brand = await openTestBrand(platform);
    await brand.entities.put('field', 'mood', { key: 'mood', name: { en: 'Mood' } });
    await run(brand, await fileOf(goodCsv(40)), { publishes: true });
    await brand.entities.put('title', 'odd', {
      video_type: 'SPV',
      title: { en: '=1+1', es: "'-quoted'" },
      description: { en: 'a "b", c\n|d' },
      metadata: { mood: [{ en: 'Dark', es: 'Oscuro' }] },
      is_published: false,
    });
    const out = inFolder('out.csv');
    const { print, text } = printed();
    await exportCatalogue(brand, out, print);
    expect(text()).toMatch(/^41 titles are in/);
    const again = await run(brand, out, { map: inFolder('out-map.json') });
    expect(again.output).toMatch(/^41 titles: 41 same\.$/m);
    const other = await openTestBrand(platform);
    await other.entities.put('field', 'mood', { key: 'mood', name: { en: 'Mood' } });
    await run(other, out, { map: inFolder('out-map.json') });
    const titles = async (of: Brand) =>
      (await of.entities.entities('title')).map(({ id, value }) => [id, { ...value, metadata: undefined }]);
    expect(await titles(other)).toEqual(await titles(brand));
  });
});

describe('pictures of a feed', () => {
  const served: string[] = [];
  let png: Buffer;
  const server = createServer((request, response) => {
    served.push(request.url ?? '');
    if (request.url === '/feed') response.end(feedOf((server.address() as AddressInfo).port));
    else if (request.url === '/page.png') response.end('<html>');
    else if (request.url === '/inside.png')
      response.writeHead(302, { location: 'https://169.254.169.254/keys' }).end();
    else response.end(png);
  });

  beforeAll(async () => {
    png = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => void server.close(resolve)));

  const feedOf = (port: number) =>
    JSON.stringify({
      playlist: ['good', 'page', 'inside'].map((name) => ({
        mediaid: name,
        title: name,
        image: `http://localhost:${port}/${name}.png`,
        sources: [{ file: `https://cdn.example/${name}.mp4` }, { file: `https://cdn.example/${name}.m3u8` }],
      })),
    });

  test('are resized and sent once; what is no picture is left out and named', async () => {
    const brand = await openTestBrand(platform);
    const address = `http://localhost:${(server.address() as AddressInfo).port}/feed`;
    const first = await run(brand, address, { allowsLocal: true, publishes: true });
    expect(first.output).toMatch(/^3 titles: 3 created\.$/m);
    expect(first.report).toMatch(/"page".*is no JPEG, PNG/);
    expect(first.report).toMatch(/"inside".*169\.254\.169\.254, which is no address of the public internet/);
    const value = await valueIn(brand, 'good');
    expect(value).toMatchObject({
      thumbnail: expect.stringMatching(/^images\/titles\/good\.[0-9a-f]{8}\.w640\.webp$/),
      poster: expect.stringMatching(/\.w1280\.webp$/),
      stream_link: 'https://cdn.example/good.m3u8',
    });
    for (const width of [320, 640, 1280]) {
      const key = String(value?.thumbnail).replace('w640', `w${width}`);
      const file = await platform.bindings.media.get(`${brand.accountId}/${key}`);
      const picture = await sharp(Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0))).metadata();
      expect(picture).toMatchObject({ format: 'webp', width });
    }
    const count = served.filter((url) => url === '/good.png').length;
    const again = await run(brand, address, { allowsLocal: true });
    expect(again.output).toMatch(/^3 titles: 3 same\.$/m);
    expect(served.filter((url) => url === '/good.png')).toHaveLength(count);
  });
});

test('the command ends with 2 where lines were left out', async () => {
  const { slug } = await openTestBrand(platform);
  const titles = await fileOf('id,title\na,Good\nb,=bad()\n');
  const options = ['--map', inFolder('cli-map.json'), '--report', inFolder('cli.csv')];
  const { code, stdout } = await runRemote(
    'catalogue',
    ['import', titles, slug, ...options],
    await remoteEnvironment(platform),
  );
  expect(code).toBe(2);
  expect(stdout).toMatch(
    /^2 titles: 1 created, 1 not written\.\n {2}line 3 \(=bad\(\)\): title: starts with "="/m,
  );
});
