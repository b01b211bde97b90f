import { describe, expect, it } from 'vitest';
import type { SiteLink as SiteLinkModel } from '#app/features/links/site-link.ts';
import { SiteLink } from '#app/features/links/site-link.tsx';
import { LinkTarget } from '#app/ui/contexts/link-target.ts';
import { renderInSite } from './render-in-site.tsx';

const draw = (link: SiteLinkModel | null, target: 'same-tab' | 'new-tab' = 'same-tab') =>
  renderInSite(
    <LinkTarget.Provider value={target}>
      <SiteLink link={link} className="look">
        Read <b>on</b>
      </SiteLink>
    </LinkTarget.Provider>,
  );

describe('SiteLink', () => {
  it('a link within the site opens in the same tab', async () => {
    expect(await draw({ href: '/login' })).toBe(
      '<a class="look" data-discover="true" href="/login">Read <b>on</b></a>',
    );
  });

  it('an external link opens in a new tab, popup or not, as there is no dialog without scripts', async () => {
    const expected =
      '<a class="look" target="_blank" rel="noopener noreferrer" href="https://a.example/">Read <b>on</b></a>';
    const link = { href: 'https://a.example/', isExternal: true } as const;
    expect(await draw(link)).toBe(expected);
    expect(await draw({ ...link, popupTitle: 'Ask' })).toBe(expected);
  });

  it('a mail or telephone link opens no tab', async () => {
    expect(await draw({ href: 'tel:123', isExternal: true })).toBe(
      '<a class="look" href="tel:123">Read <b>on</b></a>',
    );
  });

  it('a link in an embedded player opens in a new tab', async () => {
    expect(await draw({ href: '/login' }, 'new-tab')).toContain('target="_blank"');
  });

  it('a missing link is rendered as text', async () => {
    expect(await draw(null)).toBe('<span class="look">Read <b>on</b></span>');
  });
});
