import { describe, expect, it } from 'vitest';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import { BLOCK_KEYS, type BlockKey } from '#app/features/page-builder/block-keys.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import type { FeaturedView } from '#app/features/playback/hosts/featured/featured-view.ts';
import { holdStill } from '#app/features/studio/stage/hold-still.server.ts';
import { viewOf } from '#tests/unit/page-builder/draw-block.tsx';
import { MATERIAL, renderBlocks } from '#tests/unit/page-builder/render-blocks.tsx';

const FILM: FeaturedView = {
  kind: 'content',
  ...{ id: 'salt', title: 'The Salt Road', image: 'salt.webp', href: '/content/salt' },
  action: { kind: 'resume', labelKey: 'watch_now', href: '/watch/salt', restartHref: '/watch/salt?start=0' },
  locked: null,
  startsAt: '2026-05-02T12:00:00Z',
  endsAt: null,
  hasEnded: false,
  serverNowMs: 0,
};
const TRAILER: FeaturedView = {
  kind: 'trailer',
  ...{ title: 'The Salt Road', image: 'salt.webp', href: '/content/salt', trailer: 'salt/trailer.m3u8' },
};
/** What the stage's styles draw the play icon in. */
const ICON_PLACE = /<div class="[^"]*" data-on-picture="true"><\/div>/g;

const placed = (key: BlockKey, loaded?: object | null): PlacedBlock => ({
  ...{ id: key, key, layout: {} },
  view: viewOf(key, definitions[key].sample(MATERIAL)),
  ...(loaded !== undefined && { loaded }),
});
const loadedFor = (key: BlockKey, view: FeaturedView | null) =>
  key === 'classyBannersPlayer' ? { players: [view, null] } : view;

describe('holdStill', () => {
  it.each(BLOCK_KEYS)('%s does not move by itself', (key) => {
    const block = placed(key);
    const before = JSON.stringify(block.view);
    expect(JSON.stringify(holdStill(block).view)).toBe(before.replaceAll('"plays":true', '"plays":false'));
    expect(JSON.stringify(block.view)).toBe(before);
  });

  describe.each(BLOCK_KEYS.filter((key) => key.endsWith('Player')))('%s', (key) => {
    it.each([
      ['a film', FILM],
      ['a trailer', TRAILER],
      ['what cannot be loaded now', null],
    ])('shows the place of a play icon alone for %s', async (_, view) => {
      const html = await renderBlocks([holdStill(placed(key, loadedFor(key, view)))]);
      expect(html.match(ICON_PLACE)).toHaveLength(1);
      expect(html).not.toMatch(/\/watch\/|<video|salt\/trailer/);
    });
  });

  it('a player without a picture of its own shows that of its title', async () => {
    const html = await renderBlocks([holdStill(placed('passimCarvePlayer', FILM))]);
    expect(html).toContain('salt.webp');
  });
});
