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
  it.each([true, 'ACTIVE', 'active', 'enabled', 1, 7, {}])(
    'an account is active with status %j',
    (status) => {
      expect(statusOf({ ...active, status })).toBe('ACTIVE');
    },
  );

  it.each([undefined, null, false, 'SUSPENDED', 'inactive', 0, ''])(
    'an account is inactive, not unreadable, with status %j',
    (status) => {
      expect(statusOf({ ...active, status })).toBe('inactive');
    },
  );

  it('an account without any field is inactive', () => {
    expect(statusOf({})).toBe('inactive');
  });

  it.each([null, 'ACTIVE', [[]], [[active]]])('a configuration is unreadable as %j', (wire) => {
    expect(statusOf(wire)).toBe('unreadable');
  });

  it('an active account needs no field but its status', () => {
    expect(readWire(AccountConfigSchema, { status: true })).toMatchObject({
      ok: true,
      droppedCount: 0,
      value: { status: 'ACTIVE', default_language: 'en', allowed_languages: [], module_permissions: {} },
    });
  });

  it.each([
    ['cdn.example.com', 'cdn.example.com'],
    ['https://cdn.example.com', 'cdn.example.com'],
    ['http://cdn.example.com:8080/', 'cdn.example.com:8080'],
    ['//cdn.example.com', 'cdn.example.com'],
    ['cdn.example.com/', 'cdn.example.com'],
    ['HTTPS://CDN.Example.com', 'cdn.example.com'],
    ['aurora.assets.localhost:8787', 'aurora.assets.localhost:8787'],
    ['//cdn.example.com/brand/', undefined],
    ['https://cdn.example.com?a', undefined],
    ['https://cdn.example.com#a', undefined],
    ['https://user:secret@cdn.example.com', undefined],
    ['user@cdn.example.com', undefined],
    ['cdn.example.com:0', undefined],
    ['cdn.example.com:99999', undefined],
    ['10.0.0.1', undefined],
    ['https://[fd00::1]/', undefined],
    ['0x7f.1', undefined],
    ['cdn', undefined],
    ['*.example.com', undefined],
    ['ftp://cdn.example.com', undefined],
    ['cdn.example.com; script-src *', undefined],
    ['', undefined],
  ])('the asset host %j is read as %j', (cf_domain_name, host) => {
    const reading = readWire(AccountConfigSchema, { ...active, cf_domain_name });
    expect(reading).toMatchObject({ ok: true, value: { status: 'ACTIVE', cf_domain_name: host } });
  });

  it.each([
    [
      { rating: true, live: false },
      { rating: true, live: false },
    ],
    [
      { rating: 'true', live: 0, odd: [] },
      { rating: true, live: false },
    ],
    [['RATING', 'live'], { rating: true, live: true }],
    ['rating', {}],
  ])('the module permissions %j are read as %j', (module_permissions, permissions) => {
    const reading = readWire(AccountConfigSchema, { ...active, module_permissions });
    expect(reading).toMatchObject({ ok: true });
    if (reading.ok) expect(reading.value.module_permissions).toEqual(permissions);
  });

  it('a language without a name is shown by its code', () => {
    const reading = readWire(AccountConfigSchema, { ...active, allowed_languages: [{ code: 'pt' }] });
    expect(reading).toMatchObject({ value: { allowed_languages: [{ code: 'pt', displayName: 'pt' }] } });
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
