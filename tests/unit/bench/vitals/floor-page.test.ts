import { describe, expect, it } from 'vitest';
import { type PageLayout, toFloorPage } from '#tests/bench/vitals/floor-page.ts';

const BOX = { left: 10, top: 20, width: 300, height: 150 };
const LAYOUT: PageLayout = {
  language: 'en',
  background: 'rgb(0, 0, 0)',
  height: 2000,
  fontFaces: ['@font-face{font-family:Rubik;src:url(http://a.localhost/r.woff2)}'],
  fontPreloads: ['http://a.localhost/r.woff2'],
  pictures: [
    {
      ...BOX,
      src: 'http://a.localhost/p.webp?a=1&b=2',
      fit: 'cover',
      loading: 'lazy',
      fetchPriority: 'high',
    },
  ],
  texts: [{ ...BOX, text: 'Fish & <chips>', color: 'rgb(255, 255, 255)', font: '700 20px/1.2 "Rubik"' }],
};

describe('toFloorPage', () => {
  const html = toFloorPage(LAYOUT);

  it('has the page’s pictures where they are, fetched as the page fetches them', () => {
    const place = 'left:10px;top:20px;width:300px;height:150px';
    expect(html).toContain(
      `<img alt="" src="http://a.localhost/p.webp?a=1&amp;b=2" loading="lazy" fetchpriority="high" style="${place};object-fit:cover">`,
    );
  });

  it('has the page’s texts in its font', () => {
    expect(html).toContain('font:700 20px/1.2 &quot;Rubik&quot;">Fish &amp; &lt;chips>');
    expect(html).toContain('@font-face{font-family:Rubik');
  });

  it('has no scripts and no style sheets', () => {
    expect(html).not.toMatch(/<script|rel="stylesheet"/);
  });
});
