import { describe, expect, it } from 'vitest';
import { signInReason, titleToWatch } from '#app/features/account/auth/sign-in-reason.ts';

describe('signInReason', () => {
  it.each([
    ['/watch/the-salt-road', 'watch'],
    ['/playlist/short?item=2', 'watch'],
    ['/channel/one', 'watch'],
    ['/pricing?plans=a', 'buy'],
    ['/payment/plan-month?redirectTo=%2F', 'buy'],
    ['/watchlist', 'lists'],
    ['/continue-watching?page=2', 'lists'],
    ['/profile/sessions', 'account'],
    ['/subscriptions', 'account'],
    ['/review/content/x', 'talk'],
    ['/edit', 'edit'],
    ['/', null],
    ['/content/the-salt-road', null],
    // A title of the brand's may begin like a page.
    ['/custom/profile', null],
    ['/watchlists', null],
  ])('for %s is %s', (redirectTo, reason) => {
    expect(signInReason(redirectTo)).toBe(reason);
  });
});

describe('titleToWatch', () => {
  it('is the one that the address names', () => {
    expect(titleToWatch('/watch/caf%C3%A9?t=3')).toBe('café');
    expect(titleToWatch('/playlist/short?item=2')).toBe('short');
    expect(titleToWatch('/channel/one')).toBeNull();
  });

  it('is none where the address is broken', () => {
    expect(titleToWatch('/watch/%E0%A4%A')).toBeNull();
  });
});
