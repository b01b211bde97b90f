import { describe, expect, it } from 'vitest';
import { AccountConfigSchema } from '#app/contract/account.ts';
import { readWire } from '#app/contract/reading.ts';
import { EXAMPLES } from './examples.ts';

const active = Object(EXAMPLES.AccountConfig);
const statusOf = (wire: unknown) => {
  const reading = readWire(AccountConfigSchema, wire);
  return reading.ok ? (reading.value.status ?? 'inactive') : 'unreadable';
};

describe('account configuration', () => {
  it.each([true, 'ACTIVE'])('is active with status %j', (status) => {
    expect(statusOf({ ...active, status })).toBe('ACTIVE');
  });

  it.each([undefined, null, false, 'SUSPENDED', ''])(
    'is inactive, not unreadable, with status %j',
    (status) => {
      expect(statusOf({ ...active, status })).toBe('inactive');
    },
  );

  it('is inactive when it says nothing at all', () => {
    expect(statusOf({})).toBe('inactive');
  });

  it.each([null, 'ACTIVE', [[]], [[active]], { status: 7 }, { ...active, cf_domain_name: 'http://x/y' }])(
    'is unreadable as %j',
    (wire) => {
      expect(statusOf(wire)).toBe('unreadable');
    },
  );

  it.each(['account_id', 'cf_domain_name'])('is unreadable when active without %s', (field) => {
    const reading = readWire(AccountConfigSchema, { ...active, [field]: null });
    expect(reading).toMatchObject({ ok: false, issues: [{ path: field }] });
  });

  it('drops a language that it cannot read and keeps the rest', () => {
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
