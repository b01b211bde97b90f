import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embeddableContent } from '#app/features/sharing/oembed/embeddable.ts';
import { fitPlayer, toBoxLimit, toOEmbed } from '#app/features/sharing/oembed/oembed.ts';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';

const SITE = 'https://www.harbor.example';
const NO_LIMIT = toBoxLimit(new URLSearchParams());

describe('embeddableContent', () => {
  it.each([
    [`${SITE}/content/film`, 'film'],
    [`${SITE}/watch/film?t=30`, 'film'],
    [`${SITE}/embed/film#x`, 'film'],
    [`${SITE}/content/film/`, 'film'],
    ['http://www.harbor.example/content/film', 'film'],
    [`${SITE}/playlist/picks`, 'picks'],
    [`${SITE}/parent-content/series`, 'series'],
  ])('%s has the content "%s"', (address, id) => expect(embeddableContent(address, SITE)).toBe(id));

  it.each([
    null,
    '',
    'film',
    '/content/film',
    `${SITE}/`,
    `${SITE}/content/`,
    `${SITE}/content/film/more`,
    `${SITE}/category/film`,
    `${SITE}/content/%3Cscript%3E`,
    `${SITE}/content/${'x'.repeat(3000)}`,
    `${SITE}:8443/content/film`,
    'https://www.harbor.example.evil.example/content/film',
    'https://user:secret@www.harbor.example/content/film',
    'https://harbor.example/content/film',
    'javascript://www.harbor.example/content/film',
    'data:text/html,<b>',
    'file://www.harbor.example/content/film',
  ])('%s has no embeddable content', (address) => expect(embeddableContent(address, SITE)).toBeNull());

  it('arbitrary texts and foreign addresses have no embeddable content', () => {
    fc.assert(fc.property(fc.string(), (text) => embeddableContent(text, SITE) === null));
    fc.assert(fc.property(fc.webUrl(), (url) => embeddableContent(url, SITE) === null));
  });
});

describe('the size of the embedded player', () => {
  it.each([
    [{}, { width: 640, height: 360 }],
    [{ maxwidth: '320' }, { width: 320, height: 180 }],
    [{ maxheight: '180' }, { width: 320, height: 180 }],
    [{ maxwidth: '4000' }, { width: 1280, height: 720 }],
    [
      { maxwidth: '0', maxheight: '-5' },
      { width: 640, height: 360 },
    ],
    [
      { maxwidth: 'wide', maxheight: '1e9' },
      { width: 640, height: 360 },
    ],
  ])('the size for %j is %j', (search, size) => {
    expect(fitPlayer(toBoxLimit(new URLSearchParams(search as Record<string, string>)))).toEqual(size);
  });

  it('the size never exceeds a limit', () => {
    const side = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = fitPlayer({ width, height });
        expect(size.width).toBeLessThanOrEqual(width);
        expect(size.height).toBeLessThanOrEqual(height);
        expect(size.width).toBeGreaterThan(0);
        expect(size.height).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the oEmbed response', () => {
  const picture = toPictureSource('public/images/film.w1280.webp', 'https://cdn.example', 'stage');
  const subject = {
    title: `"><script>alert('x')</script>&`,
    siteTitle: 'Harbor',
    siteOrigin: SITE,
    embedUrl: `${SITE}/embed/film?lang=ar&x="`,
    picture,
  };

  it('markup in the title is escaped', () => {
    const { html = '', title } = toOEmbed(subject, NO_LIMIT);
    expect(title).toBe(subject.title);
    expect(html.match(/[<>]/g)).toHaveLength(4);
    expect(html).not.toContain('script>');
    expect(html.match(/"/g)?.length).toBe(2 * (html.match(/="/g)?.length ?? 0));
  });

  it('a title without a player is a link', () => {
    const answer = toOEmbed({ ...subject, embedUrl: null }, NO_LIMIT);
    expect(answer.type).toBe('link');
    expect(Object.keys(answer)).not.toContain('html');
  });

  it('the thumbnail is within the limit, or missing', () => {
    const widthFor = (maxwidth: string) =>
      toOEmbed(subject, toBoxLimit(new URLSearchParams({ maxwidth }))).thumbnail_width;
    expect([widthFor('2000'), widthFor('1000'), widthFor('100')]).toEqual([1280, 640, undefined]);
    expect(toOEmbed({ ...subject, picture: null }, NO_LIMIT)).not.toHaveProperty('thumbnail_url');
  });
});
