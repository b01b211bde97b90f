import { describe, expect, it } from 'vitest';
import { toCtaForm } from '#app/features/page-builder/blocks/common/call-to-action-banner/cta-form.ts';
import { drawBlock } from './draw-block.tsx';

const banner = (link: unknown, more: object = {}) =>
  drawBlock('callToActionBanner', {
    heading: 'Mood?',
    input_placeholder: 'Try night',
    cta_button: { enabled: true, text: 'Find', link },
    ...more,
  });

describe('callToActionBanner', () => {
  it("the input is sent to the site's search", async () => {
    const html = await banner('/search?filters=x');
    expect(html).toContain('<form method="get" action="/search"');
    expect(html).toContain('<input type="hidden" name="filters" value="x"/>');
    expect(html).toMatch(/<input[^>]* name="search_text"[^>]* placeholder="Try night"/);
  });

  it('the input is sent as the parameter that the link leaves open', () => {
    expect(toCtaForm({ href: '/signup?from=home&referral_code=#top' }, 'Code')).toEqual({
      placeholder: 'Code',
      action: '/signup',
      fields: [['from', 'home']],
      name: 'referral_code',
    });
  });

  it('the input has no name where the linked page has no parameter for it', async () => {
    const html = await banner({ type: 'PRICING' });
    expect(html).toContain('action="/pricing"');
    expect(html).toContain('placeholder="Try night"');
    expect(html).not.toContain('name="');
  });

  it('a banner that leaves the site or has no placeholder is a link without an input', async () => {
    for (const html of [
      await banner('https://a.example/join'),
      await banner({ type: 'PRICING' }, { input_placeholder: ' ' }),
    ]) {
      expect(html).not.toContain('<input');
      expect(html).toMatch(/<a [^>]*href="[^"]+"[^>]*><span dir="auto">Find<\/span><\/a>/);
    }
  });

  it('a banner with a broken link has no control', async () => {
    const html = await banner('javascript:alert(1)');
    expect(html).toContain('Mood?');
    expect(html).not.toMatch(/<input|<a |<form/);
  });
});
