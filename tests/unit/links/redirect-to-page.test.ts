import { describe, expect, it } from 'vitest';
import { redirectToPage } from '#app/features/links/redirect-to-page.server.ts';

const reloads = (target: string) => redirectToPage(target).headers.has('X-Remix-Reload-Document');

describe('redirectToPage', () => {
  it.each(['/edit', '/edit/on/home', '/edit?in=ar', '/EDIT/versions', '/edit#top'])(
    '%s is loaded as a document',
    (target) => {
      const response = redirectToPage(target);
      expect([response.status, response.headers.get('Location')]).toEqual([302, target]);
      expect(reloads(target)).toBe(true);
    },
  );

  it.each(['/', '/editions', '/content/edit', '/faq?from=/edit'])('%s is not', (target) => {
    expect(reloads(target)).toBe(false);
  });
});
