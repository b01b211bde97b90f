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
  it('leads within the site', async () => {
    expect(await draw({ href: '/login' })).toBe(
      '<a class="look" data-discover="true" href="/login">Read <b>on</b></a>',
    );
  });

  it('leads out of the site in a new tab, popup or not: without scripts there is no dialog', async () => {
    const expected =
      '<a class="look" target="_blank" rel="noopener noreferrer" href="https://a.example/">Read <b>on</b></a>';
    const link = { href: 'https://a.example/', isExternal: true } as const;
    expect(await draw(link)).toBe(expected);
    expect(await draw({ ...link, popupTitle: 'Ask' })).toBe(expected);
  });

  it('leaves no empty tab behind for mail and telephone', async () => {
    expect(await draw({ href: 'tel:123', isExternal: true })).toBe(
      '<a class="look" href="tel:123">Read <b>on</b></a>',
    );
  });

  it("does not lead a frame of somebody else's away", async () => {
    expect(await draw({ href: '/login' }, 'new-tab')).toContain('target="_blank"');
  });

  it('is text where there is no link', async () => {
    expect(await draw(null)).toBe('<span class="look">Read <b>on</b></span>');
  });
});
