import { describe, expect, test } from 'vitest';
import { idFromName } from '#workers/platform/importing/ids.ts';
import { fakeBrand } from './fake-brand.ts';

// Names that every object of JavaScript has.
describe.each(['constructor', '__proto__', 'toString'])('the name %s', (name) => {
  test('is a column, a category, a person, a type and a field like any other', async () => {
    const brand = fakeBrand();
    const csv = `id,title,category,director,${name}\na,One,${name},${name},x\n`;
    const { output } = await brand.run(csv);
    expect(output).toContain(`left out: column "${name}"`);
    expect(output).toMatch(/^1 titles: 1 created\.$/m);
    expect(brand.ids()).toContain(`category/${idFromName(name)}`);
    expect((await brand.run(csv)).output).toMatch(/^1 titles: 1 same\.$/m);
    const faulty = await brand.run(`id,title,type\nb,Two,${name}\n`);
    expect(faulty.output).toContain(`type: must be movie, series, episode, live or vod_live, not "${name}"`);
    const field = await brand.run(`id,title,metadata.${name}\na,One,x\n`);
    expect(field.output).toContain(`there is no field "${name}"`);
  });

  test('is what an owner’s map gives a meaning', async () => {
    const brand = fakeBrand();
    const map = await brand.write(
      'own.json',
      `{"columns":{"${name}":"title"},"delimiter":",","lists":"|","dates":"YYYY-MM-DD"}`,
    );
    await brand.run(`id,${name}\na,One\n`, { map });
    expect(brand.ids()).toEqual(['title/one']);
  });

  test('is a prefix, an entity and a quality of a feed', async () => {
    const brand = fakeBrand();
    await brand.run(
      `<rss xmlns:x="${name}"><channel><item><guid>a</guid><title>A &amp;${name}; B</title><x:y/></item></channel></rss>`,
    );
    expect(brand.value('a')).toMatchObject({ title: { en: `A &${name}; B` } });
    const videos = [name, 'HD'].map((quality) => ({ url: `https://cdn.example/${quality}.mp4`, quality }));
    await brand.run(JSON.stringify({ movies: [{ id: 'b', title: 'B', content: { videos } }] }));
    expect(brand.value('b')).toMatchObject({ stream_link: 'https://cdn.example/HD.mp4' });
  });

  test('is a role of a feed, or named as one that cannot be', async () => {
    const brand = fakeBrand();
    const credit = { name: 'Ana', role: name };
    const { output } = await brand.run(
      JSON.stringify({ movies: [{ id: 'a', title: 'A', credits: [credit, credit] }] }),
    );
    expect(output).toMatch(name === 'toString' ? /1 created/ : `people.${name}: "${name}" is a name that`);
  });
});
