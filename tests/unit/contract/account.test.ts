import { describe, expect, it } from 'vitest';
import { AccountConfigSchema } from '#app/contract/account.ts';
import { readWire } from '#app/contract/reading.ts';
import { EXAMPLES } from './examples.ts';

const active = Object(EXAMPLES.AccountConfig);
const statusOf = (wire: unknown) => {
  const reading = readWire(AccountConfigSchema, wire);
  return reading.ok ? (reading.value.status ?? 'inactive') : 'unreadable';
};

describe('AccountConfigSchema', () => {
  it.each([true, 'ACTIVE'])('an account is active with status %j', (status) => {
    expect(statusOf({ ...active, status })).toBe('ACTIVE');
  });

  it.each([undefined, null, false, 'SUSPENDED', ''])(
    'an account is inactive, not unreadable, with status %j',
    (status) => {
      expect(statusOf({ ...active, status })).toBe('inactive');
    },
  );

  it('an account without any field is inactive', () => {
    expect(statusOf({})).toBe('inactive');
  });

  it.each([null, 'ACTIVE', [[]], [[active]], { status: 7 }, { ...active, cf_domain_name: 'http://x/y' }])(
    'a configuration is unreadable as %j',
    (wire) => {
      expect(statusOf(wire)).toBe('unreadable');
    },
  );

  it.each(['account_id', 'cf_domain_name'])('an active account is unreadable without %s', (field) => {
    const reading = readWire(AccountConfigSchema, { ...active, [field]: null });
    expect(reading).toMatchObject({ ok: false, issues: [{ path: field }] });
  });

  it('an unreadable language is dropped, and the others stay', () => {
    const allowed_languages = [
      { code: 'en', displayName: 'English' },
      { code: '<x>', displayName: 'X' },
    ];
    const reading = readWire(AccountConfigSchema, { ...active, allowed_languages });
    expect(reading).toMatchObject({
      ok: true,
      droppedCount: 1,
      value: { allowed_languages: [{ code: 'en' }] },
    });
  });
});
