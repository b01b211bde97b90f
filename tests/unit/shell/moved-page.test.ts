import { describe, expect, it } from 'vitest';
import type { CmsPage } from '#app/contract/pages.ts';
import { movedPath } from '#app/features/shell/static-pages/moved-page.server.ts';

const page = (page_url: string, old_urls?: string[]): CmsPage => ({
  ...{ type: 'CUSTOM', page_url, components: [] },
  ...(old_urls && { old_urls }),
});

describe('an address that a page had', () => {
  it.each(['about', 'ABOUT', '/custom/about/'])('leads to the one that it has: %s', (wanted) => {
    expect(movedPath([page('team'), page('us', ['/custom/About', 'we'])], 'CUSTOM', wanted)).toBe(
      '/custom/us',
    );
  });

  it('is of its own route alone', () => {
    expect(movedPath([page('us', ['about'])], 'STATIC', 'about')).toBeNull();
    expect(
      movedPath([{ type: 'STATIC', page_url: 'Us', content: '', old_urls: ['about'] }], 'STATIC', 'about'),
    ).toBe('/static/us');
  });

  it.each(['', '/', 'other', '__proto__'])('is not %j', (wanted) => {
    expect(movedPath([page('us', ['about', ''])], 'CUSTOM', wanted)).toBeNull();
  });
});
