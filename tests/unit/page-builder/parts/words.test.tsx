import { describe, expect, it } from 'vitest';
import { toPanel } from '#app/features/page-builder/shared/panel-data.ts';
import { Words } from '#app/features/page-builder/shared/words.tsx';
import { renderInSite } from '#tests/unit/links/render-in-site.tsx';

const link = { type: 'PRICING' as const, data: { other: [] }, popup_enabled: false };

async function draw(data: Parameters<typeof toPanel>[0]) {
  const panel = toPanel(data);
  if (!panel) throw new Error('expected something to show');
  const html = await renderInSite(<Words words={panel.words} />);
  return html.replace(/ (?:class|data-discover|data-variant|data-size)="[^"]*"/g, '');
}

describe('Words', () => {
  it('a panel has one heading, and its title above it where both exist', async () => {
    expect(await draw({ title: 'New', heading_1: 'The road', heading_2: 'A film' })).toBe(
      '<div><p dir="auto">New</p><h2 dir="auto">The road</h2><p dir="auto">A film</p></div>',
    );
    expect(await draw({ title: 'New' })).toBe('<div><h2 dir="auto">New</h2></div>');
  });

  it('the link of the entire card is named by what is shown', async () => {
    expect(await draw({ heading: 'Plans', link })).toContain(
      '<h2 dir="auto"><a href="/pricing">Plans</a></h2>',
    );
    expect(await draw({ description: 'All plans', link })).toContain('aria-label="All plans"');
    expect(await draw({ image_s3key: 'a.webp', link })).toBe('<a aria-label="see_more" href="/pricing"></a>');
  });

  it('a panel without a picture and words is not rendered', () => {
    expect(toPanel({ link })).toBeNull();
    expect(toPanel({ image_s3key: 'a.webp' })).toEqual({ image: 'a.webp', words: {} });
  });
});
