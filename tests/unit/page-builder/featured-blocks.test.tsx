import { describe, expect, it } from 'vitest';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import type { FeaturedView } from '#app/features/playback/hosts/featured/featured-view.ts';
import { drawBlock, viewOf } from './draw-block.tsx';
import { CONTEXT } from './render-blocks.tsx';

const BLOCKS = ['passimCarvePlayer', 'defaultBannerPlayer'] as const;
const player = { type: 'CONTENT', data: { content_id: 'salt' } };
const film: FeaturedView = {
  kind: 'content',
  id: 'salt',
  title: 'The Salt Road',
  image: 'salt.webp',
  href: '/content/salt',
  action: { kind: 'play', labelKey: 'watch_now', href: '/watch/salt' },
  locked: null,
  startsAt: null,
  endsAt: null,
  hasEnded: false,
  serverNowMs: 0,
};

describe.each(BLOCKS)('%s', (key) => {
  it('a block shows its own picture, else that of the played title', async () => {
    const own = await drawBlock(key, { player, heading_1: 'Look', image_s3key: 'own.webp' }, film);
    expect(own).toContain('own.webp');
    expect(own).toContain('href="/watch/salt"');
    expect(await drawBlock(key, { player, heading_1: 'Look' }, film)).toContain('salt.webp');
  });

  it('a panel is shown only where a heading or the description is not blank', async () => {
    const blank = await drawBlock(key, { player, title: 'Week', heading_1: ' ', description: '' }, film);
    expect(blank).not.toMatch(/<h2|Week</);
    expect(blank).toMatch(/<section[^>]* aria-label="The Salt Road"/);
    const headed = await drawBlock(key, { player, title: 'Week', heading_2: 'Only this' }, film);
    expect(headed).toContain('Only this');
  });

  it('a block without a playable title shows its picture, or nothing', async () => {
    const html = await drawBlock(key, { player, heading_1: 'Look', image_s3key: 'own.webp' }, null);
    expect(html).toContain('own.webp');
    expect(html).not.toContain('href=');
    expect(viewOf(key, { image_s3key: 'own.webp' })).toMatchObject({ image: 'own.webp' });
    expect(viewOf(key, { player: { type: 'RADIO', data: { id: 'a' } } })).toBeNull();
    const load = definitions[key].load;
    expect(await load?.(viewOf(key, { player }), CONTEXT, key)).toBeNull();
  });

  it('a block is rendered before its player has loaded', async () => {
    const html = await drawBlock(
      key,
      { player, heading_1: 'Look' },
      { deferred: new Promise(() => undefined) },
    );
    expect(html).toContain('Look');
  });
});

describe('a trailer in a block', () => {
  const trailer: FeaturedView = {
    kind: 'trailer',
    title: 'The Salt Road',
    image: 'salt.webp',
    href: '/content/salt',
    trailer: 'public/trailer/salt/hls/video/480_index.m3u8',
  };
  const drawTrailer = (key: (typeof BLOCKS)[number]) =>
    drawBlock(key, { player: { type: 'TRAILER', data: { content_id: 'salt' } }, heading_1: 'Look' }, trailer);

  it('a banner loops its trailer, as the watermark player does', async () => {
    expect(await drawTrailer('defaultBannerPlayer')).toMatch(/<video[^>]* loop=""/);
  });

  it('a featured block plays its trailer once', async () => {
    expect(await drawTrailer('passimCarvePlayer')).toMatch(/<video(?![^>]* loop)/);
  });
});
