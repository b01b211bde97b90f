import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { toCtaView } from '#app/features/page-builder/shared/cta-view.ts';
import { CtaSchema } from '#app/features/page-builder/shared/data.ts';

const read = (data: unknown) => toCtaView(v.parse(CtaSchema, data));
const link = { type: 'PRICING' };

describe('toCtaView', () => {
  it('a button has a text and a link', () => {
    expect(read({ enabled: true, text: ' Join ', link })).toEqual({
      text: 'Join',
      link: { href: '/pricing' },
    });
    expect(read({ text: 'Join', link, position: 'BOTTOM_RIGHT' })?.side).toBe('end');
  });

  it.each([
    ['is switched off', { enabled: false, text: 'Join', link }],
    ['has no words', { enabled: true, text: '  ', link }],
    ['leads nowhere', { enabled: true, text: 'Join' }],
    ['leads into a script', { enabled: true, text: 'Join', link: 'javascript:alert(1)' }],
  ])('a button is left out where it %s', (_, data) => {
    expect(read(data)).toBeNull();
  });
});
