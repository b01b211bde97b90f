import { describe, expect, it } from 'vitest';
import { RUNG_NAMES } from '#app/contract/uploads.ts';
import { BLOCK_KEYS } from '#app/features/page-builder/block-keys.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import { drawBlock } from './draw-block.tsx';
import { MATERIAL } from './render-blocks.tsx';

const STEM = `uploads/2026/${'a'.repeat(64)}`;

/** Everything that the markup makes a browser fetch of this picture. */
const filesIn = (html: string) => new Set(html.match(new RegExp(`${STEM}[\\w.-]*`, 'g')) ?? []);

const filesOf = async (...block: Parameters<typeof htmlOf>) => filesIn(await htmlOf(...block));

function htmlOf(key: (typeof BLOCK_KEYS)[number], picture: string) {
  const pictures = [picture, picture];
  const material = { ...MATERIAL, banners: pictures, pictures, portraits: pictures };
  return drawBlock(key, definitions[key].sample(material));
}

describe.each(BLOCK_KEYS)('%s', (key) => {
  it('requests of a picture without rungs the file alone', async () => {
    const picture = `${STEM}.original.jpg`;
    const files = await filesOf(key, picture);
    expect([...files].filter((file) => file !== picture)).toEqual([]);
  });

  it('shows the focal point of each picture that it draws, of the same files', async () => {
    const there = new Set(RUNG_NAMES.map((rung) => `${STEM}.${rung}.webp`));
    const html = await htmlOf(key, `${STEM}.f35-20.w1600.webp`);
    expect([...filesIn(html)].filter((file) => !there.has(file))).toEqual([]);
    const drawn = html.match(/<img[^>]*>/g)?.filter((image) => image.includes(STEM)) ?? [];
    expect(drawn.filter((image) => !image.includes('object-position:35% 20%'))).toEqual([]);
  });

  it.each(['webp', 'jpg'])(
    'requests of a picture in rungs of %s only those that there are',
    async (ending) => {
      const there = RUNG_NAMES.map((rung) => `${STEM}.${rung}.${ending}`);
      const files = await filesOf(key, `${STEM}.w1600.${ending}`);
      expect([...files].filter((file) => !there.includes(file))).toEqual([]);
    },
  );
});

it('some blocks draw pictures', async () => {
  const drawn = await Promise.all(BLOCK_KEYS.map((key) => filesOf(key, `${STEM}.original.jpg`)));
  expect(drawn.filter(({ size }) => size > 0).length).toBeGreaterThan(20);
});
