import { describe, expect, it } from 'vitest';
import { MARKUP } from './detail-responses.ts';
import { linksOf, openDetailSite } from './detail-site.ts';

const { visit } = openDetailSite();

describe('the reviews of a title', () => {
  it('show how the stars are distributed, with the average and count of the header', async () => {
    const { text, html } = await visit('/content/film?tab=reviews');
    expect(text).toContain('4.3 12.3K reviews 5 stars 2 4 stars 0 3 stars 0 2 stars 0 1 star 1');
    expect(html).toContain('--share:0.667');
    expect(html).toContain('aria-label="4.3 of 5 stars"');
  });

  it('are listed newest first, with half stars, name, date and whether they were edited', async () => {
    const { text, html } = await visit('/content/film?tab=reviews');
    expect(text).toMatch(/Heading 2 Opinion 2 Reviewer 2 2026\/04\/02 Heading 1 .* 2026\/03\/01 Edited/);
    expect(html).toContain('aria-label="4.5 of 5 stars"');
    expect(html.match(/data-fill="half"/g)).toHaveLength(3);
    expect(text).toContain(MARKUP);
    expect(html).not.toContain('<script>alert');
  });

  it('format numbers and dates in the viewer’s language', async () => {
    const { text, html } = await visit('/content/film?tab=reviews', { lng: 'ar' });
    expect(html).toContain('dir="rtl"');
    expect(text).toContain('٢٠٢٦/٠٤/٠٢');
    expect(text).toContain('٤٫٣');
  });

  it('are paginated by twenty, however many there are', async () => {
    const first = await visit('/content/hostile?tab=reviews');
    expect(first.html.match(/Opinion|<h3/g)).toHaveLength(20);
    expect(Buffer.byteLength(first.html)).toBeLessThan(250_000);
    expect(first.text).toContain('1K reviews');
    const more = linksOf(first.html).find(({ text }) => text === 'More reviews')?.href;
    expect(more).toBe('/content/hostile?tab=reviews&page=2#reviews-2');
    const second = await visit('/content/hostile?tab=reviews&page=2');
    expect(second.html.match(/<h3/g)).toHaveLength(40);
    expect(second.html).toContain('id="reviews-2"');
    const last = await visit('/content/hostile?tab=reviews&page=50');
    expect(last.text).not.toContain('More reviews');
  });

  it.each(['0', '-1', '51', '1e3', '%00', '9'.repeat(500)])(
    'start with the first page for page %s',
    async (page) => {
      const { status, html } = await visit(`/content/hostile?tab=reviews&page=${page}`);
      expect(status).toBe(200);
      expect(html.match(/<h3/g)).toHaveLength(20);
    },
  );
});
