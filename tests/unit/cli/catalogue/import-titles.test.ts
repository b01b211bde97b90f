import { describe, expect, test } from 'vitest';
import { fakeBrand } from './fake-brand.ts';

const SERIES = { video_type: 'MPVP' };

describe('a title whose id follows from its name', () => {
  test('is the same title again, whatever its capitals are', async () => {
    const brand = fakeBrand();
    await brand.run('title,description\nThe Salt Road,first\n');
    const again = await brand.run('title,description\nThe SALT Road,second\n');
    expect(again.output).toMatch(/^1 titles: 1 changed\.$/m);
    expect(brand.value('the-salt-road')).toMatchObject({ description: { en: 'second' } });
  });

  test('does not overwrite another title that has this id', async () => {
    const brand = fakeBrand();
    await brand.put('title', 'c', { video_type: 'SPV', title: { en: 'C' } });
    await brand.put('title', 'shift', { ...SERIES, title: { en: 'Shift' } });
    const { output } = await brand.run('title,type\nC++,\nShift,movie\n');
    expect(output).toMatch(/^2 titles: 2 not written\.$/m);
    expect(output).toMatch(
      /line 2 \(C\+\+\): id: made of its name is "c", which the film "C" on the site has/,
    );
    expect(output).toMatch(/line 3 \(Shift\): id: .* which the series "Shift" on the site has/);
    expect([brand.value('c'), brand.value('shift')]).toMatchObject([{ title: { en: 'C' } }, SERIES]);
  });

  test('does not overwrite another line of the file', async () => {
    const { output } = await fakeBrand().run('title,type\nC,\nC++,\nShift,movie\nShift,series\n');
    expect(output).toMatch(/^4 titles: 2 created, 2 not written\.$/m);
    expect(output).toMatch(/line 3 \(C\+\+\): id: makes the id "c", which line 2 \("C"\) has/);
    expect(output).toMatch(/line 5 \(Shift\): id: makes the id "shift", which line 4 \("Shift"\) has/);
  });

  test('is not an episode of another series', async () => {
    const brand = fakeBrand();
    const csv = 'title,parent,episode\nPilot,';
    for (const id of ['a', 'b']) await brand.put('title', id, { ...SERIES, title: { en: id } });
    await brand.run(`${csv}a,1\n`);
    for (const row of ['b,1', ','])
      expect((await brand.run(`${csv}${row}\n`)).output).toMatch(/which the episode "Pilot" on the site has/);
    await brand.put('title', 'pilot', { video_type: 'SPV', title: { en: 'Pilot' } });
    expect((await brand.run(`${csv}a,1\n`)).output).toMatch(/which the film "Pilot" on the site has/);
  });
});

describe('the series that an episode names', () => {
  test('is a fault where another series makes the same id', async () => {
    const brand = fakeBrand();
    const { output } = await brand.run('title,series,season,episode\nOne,C,1,1\nTwo,C++,1,1\nIce,C++,2,1\n');
    expect(output).toMatch(/^3 titles: 1 created, 2 not written\.$/m);
    expect(output).toMatch(
      /line 3 \(Two\): series: its series "C\+\+" makes the id "c", which the series "C" \(line 2\) has, too/,
    );
    expect(output).toMatch(/line 4 \(Ice\): series: its series "C\+\+"/);
    expect(brand.ids()).toEqual(['title/c', 'title/c-s1-e1-one']);
  });

  test.each([
    ['has two lines with ids', 'a,series,Shift,,\nb,series,Shift,,\n', '"a" (line 2) and "b" (line 3)'],
    ['has two lines', ',series,Shift,,\n,series,Shift,,\n', '"shift" (line 2) and "shift" (line 3)'],
    ['is a film of the file', ',movie,Shift,,\n', '"shift", which "Shift" (line 2) has'],
    ['makes an id that a line has', 'shift,series,Early,,\n', '"shift", which "Early" (line 2) has'],
  ])('is a fault where it %s', async (_, lines, message) => {
    const { output } = await fakeBrand().run(`id,type,title,series,episode\n${lines},,One,Shift,1\n`);
    expect(output).toContain(`(One): series: `);
    expect(output).toContain(message);
  });

  test('is not a series of the name of its second season', async () => {
    const { output } = await fakeBrand().run(
      'type,title,series,season,episode\nseries,Shift Season 2,,,\n,One,Shift,2,1\n',
    );
    expect(output).toMatch(
      /its series "Shift 2" makes the id "shift-season-2", which "Shift Season 2" \(line 2\)/,
    );
  });

  test('is found on the site by its name, and is a fault where two have it', async () => {
    const brand = fakeBrand();
    const csv = 'title,series,season,episode\nOne,shift,1,1\nIce,shift,2,1\n';
    await brand.put('title', 'x-1', { ...SERIES, title: { en: 'Schicht', es: 'Shift' } });
    await brand.run(csv);
    expect(brand.value('shift-s1-e1-one')).toMatchObject({ parent: 'x-1' });
    expect(brand.value('shift-s2-e1-ice')).toMatchObject({ parent: 'x-1-season-2' });
    const again = await brand.run(csv);
    expect(again.output).toMatch(/^2 titles: 2 same\.$/m);
    expect(again.output).not.toMatch(/were made/);
    await brand.put('title', 'x-2', { ...SERIES, title: { en: 'Shift' } });
    expect((await brand.run(csv)).output).toMatch(/"shift" is the name of 2 series on the site \(x-1, x-2\)/);
  });

  test('may be renamed on the site, and keeps the episodes that it has', async () => {
    const brand = fakeBrand();
    await brand.run('title,series,season,episode\nOne,Shift,1,1\nIce,Shift,2,1\n');
    await brand.put('title', 'shift', { ...SERIES, title: { en: 'Night Shift' } });
    await brand.put('title', 'shift-season-2', { ...SERIES, title: { en: 'Night Shift, the second year' } });
    const { output } = await brand.run(
      'title,series,season,episode\nOne,Shift,1,1\nTwo,Shift,1,2\nIce,Shift,2,1\nSnow,Shift,2,2\n',
    );
    expect(output).toMatch(/^4 titles: 1 created, 2 same, 1 not written\.$/m);
    expect(output).toMatch(/line 3 \(Two\): series: .* which "Night Shift" has on the site/);
  });
});

describe('a season', () => {
  test('of specials, with the number 0, is a series of its own', async () => {
    const brand = fakeBrand();
    await brand.run('title,series,season,episode\nOne,Shift,1,1\nThe making of,Shift,0,1\n');
    expect(brand.value('shift-s0-e1-the-making-of')).toMatchObject({ parent: 'shift-season-0' });
  });

  test('that is a line is a fault by its word', async () => {
    const { output } = await fakeBrand().run('type,title,series,season\nseason,Season 2,Shift,2\n');
    expect(output).toMatch(/line 2 \(Season 2\): type: is "season", which is no title/);
  });

  test('has each number of an episode once', async () => {
    const brand = fakeBrand();
    const { output } = await brand.run(
      'id,title,series,parent,season,episode\na,One,Shift,,1,1\nb,Two,Shift,,1,1\nc,Ice,Shift,,2,1\nd,Three,,shift,,1\n',
    );
    expect(output).toMatch(/line 3 \(Two\): episode: 1 is the number of "One" \(line 2\) in "shift", too/);
    expect(output).toMatch(/line 5 \(Three\): episode: 1 is the number of "One"/);
    expect(brand.ids()).toEqual(['title/a', 'title/c', 'title/shift', 'title/shift-season-2']);
  });
});

test('two series of one name in a feed like Roku’s keep their episodes apart', async () => {
  const brand = fakeBrand();
  const seriesWith = (id: string) => ({
    title: 'Shift',
    seasons: [{ seasonNumber: 0, episodes: [{ id, title: id, content: {} }] }],
  });
  const { output } = await brand.run(JSON.stringify({ series: [seriesWith('a'), seriesWith('b')] }));
  expect(output).toMatch(/makes the id "shift", which line 1 \("Shift"\) has/);
  expect(output).toMatch(/\(b\): parent: its series has the id "shift-season-0" of line 1 \("Shift 0"\)/);
  expect(brand.value('a')).toMatchObject({ parent: 'shift-season-0' });
  expect(brand.value('b')).toBeUndefined();
});

describe('what is not written', () => {
  test('is a line without a title, which is named', async () => {
    const { output } = await fakeBrand().run('title,note,series\n,Total: 2,\n,again,\n,,Shift\n');
    expect(output).toMatch(/^3 titles: 3 not written\.$/m);
    for (const line of [2, 3, 4]) expect(output).toContain(`line ${line}: title: is missing`);
  });

  test('leaves no category, person, series or picture behind', async () => {
    const brand = fakeBrand();
    const { output } = await brand.run(
      'id,title,category,director,series,episode,picture,stream_link\n' +
        'a,One,Sea,Ana,Shift,1,https://127.0.0.1/a.png,javascript:1\nb,Good,Land,Ben,,,,\n',
    );
    expect(output).toMatch(/^2 titles: 1 created, 1 not written\.$/m);
    expect(brand.ids()).toEqual(['category/land', 'person/ben', 'title/b']);
  });

  test('is a picture that cannot be had: the one on the site stays', async () => {
    const brand = fakeBrand();
    await brand.put('title', 'a', { video_type: 'SPV', title: { en: 'A' }, poster: 'images/own.webp' });
    const csv = 'id,title,picture\na,A,https://127.0.0.1/a.png\n';
    const { output, report } = await brand.run(csv);
    expect(output).toMatch(/^1 titles: 1 same\.$/m);
    expect(report).toContain('is no address of the public internet');
    expect(brand.value('a')).toMatchObject({ poster: 'images/own.webp' });
    const other = await brand.run(csv.replace('a,A', 'a,B'));
    expect(other.output).toMatch(/^1 titles: 1 changed\.$/m);
    expect(brand.value('a')).toMatchObject({ title: { en: 'B' }, poster: 'images/own.webp' });
    expect(brand.value('a')).not.toHaveProperty('thumbnail');
  });

  test('is everything where the report cannot be written', async () => {
    const brand = fakeBrand();
    const report = `${brand.folder}/missing/report.csv`;
    await expect(brand.run('title\nGood\n', { report })).rejects.toThrow(/report\.csv/);
    expect(brand.ids()).toEqual([]);
  });
});
