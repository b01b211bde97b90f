import { describe, expect, it } from 'vitest';
import { type CallName, calls } from '#app/contract/calls.ts';
import { isCacheable } from '#app/services/call-policy.server.ts';

/** They change something, or are about what a link is the key to. */
const NEVER_SHARED: readonly CallName[] = [
  'previewPage',
  'login',
  'signup',
  'forgotPassword',
  'checkResetKey',
  'resetPassword',
  'webhook',
];

describe('isCacheable', () => {
  it('holds for every call that reads what is the same for every guest', () => {
    const withoutSession = (Object.keys(calls) as CallName[]).filter(
      (name) => calls[name].session === 'none',
    );
    expect(withoutSession.filter((name) => !isCacheable(name)).toSorted()).toEqual(NEVER_SHARED.toSorted());
  });
});
