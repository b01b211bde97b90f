import { describe, expect, it } from 'vitest';
import { RUNG_NAMES } from '#app/contract/uploads.ts';
import { BLOCK_KEYS } from '#app/features/page-builder/block-keys.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import { drawBlock } from './draw-block.tsx';
import { MATERIAL } from './render-blocks.tsx';

const STEM = `uploads/2026/${'a'.repeat(64)}`;

/** Everything that the markup makes a browser fetch of this picture. */
const filesIn = (html: string) => new Set(html.match(new RegExp(`${STEM}[\\w.]*`, 'g')) ?? []);

async function filesOf(key: (typeof BLOCK_KEYS)[number], picture: string) {
  const pictures = [picture, picture];
  const material = { ...MATERIAL, banners: pictures, pictures, portraits: pictures };
  const sample = definitions[key].sample(material);
  return filesIn(await drawBlock(key, sample));
}

describe.each(BLOCK_KEYS)('%s', (key) => {
  it('requests of a picture without rungs the file alone', async () => {
    const picture = `${STEM}.original.jpg`;
    const files = await filesOf(key, picture);
    expect([...files].filter((file) => file !== picture)).toEqual([]);
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
