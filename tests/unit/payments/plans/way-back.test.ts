import { describe, expect, it } from 'vitest';
import { paths } from '#app/features/links/paths.ts';
import { wayBack } from '#app/features/payments/plans/way-back.ts';

describe('the address after a payment', () => {
  it('the viewer returns to the page of the start', () => {
    expect(wayBack('/watch/film?t=3')).toBe('/watch/film?t=3');
    expect(wayBack('/playlist/list?item=one')).toBe('/playlist/list?item=one');
  });

  it('the home page is used when the address is missing or names another site', () => {
    for (const target of [
      null,
      undefined,
      '',
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
    ]) {
      expect(wayBack(target)).toBe('/home');
    }
    expect(wayBack('//evil.example', '/content/film')).toBe('/content/film');
  });

  it('a checkout page is replaced with the address where it leads', () => {
    const plans = paths.pricing({}, { plans: 'gold', redirectTo: '/watch/film' });
    expect(wayBack(plans)).toBe('/watch/film');
    expect(wayBack(paths.payment({ subscriptionId: 'gold' }, { redirectTo: plans }))).toBe('/watch/film');
    expect(wayBack(paths.pricingFor({ contentId: 'film' }))).toBe('/home');
    expect(wayBack(paths.paymentStatus({ data: 'e30' }), '/content/film')).toBe('/content/film');
  });

  it('nested checkout pages are not followed endlessly', () => {
    let path = '/watch/film';
    for (let depth = 0; depth < 12; depth += 1) path = `/pricing?redirectTo=${encodeURIComponent(path)}`;
    expect(wayBack(path)).toBe('/home');
  });
});
