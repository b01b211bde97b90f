import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { TenantRecordSchema } from '#app/contract/tenant.ts';
import { TenantDirectory, type TenantSource } from '#workers/edge/tenant.ts';
import { tenantRecord } from './edge-fixture.ts';

const isValid = (overrides: Record<string, unknown>) =>
  v.is(TenantRecordSchema, { ...tenantRecord('north.example.com'), ...overrides });

describe('TenantRecordSchema', () => {
  it.each([
    '20240-tide',
    '_acc',
    '-acc',
    'tide.water',
    '.tide',
    '...',
    '~tide:v2',
    'a@b.example',
    'bGFrZQ==',
  ])('an account may have the id %s', (account_id) => expect(isValid({ account_id })).toBe(true));

  it('services may be named over https, or over http on this machine', () => {
    for (const content of [
      'https://api.example.com',
      'https://api.example.com:8443/v2/',
      'http://127.0.0.1:9000',
      'http://api.localhost:1',
    ]) {
      expect(isValid({ services: { content } }), content).toBe(true);
    }
  });

  it.each([
    { hostnames: ['North.example.com'] },
    { hostnames: ['north.example.com.'] },
    { hostnames: ['192.168.0.1'] },
    { hostnames: ['2130706433'] },
    { hostnames: ['1.2.3.0x4'] },
    { hostnames: ['[::1]'] },
    { hostnames: ['localhost'] },
    { hostnames: ['north.example.com:8787'] },
    { hostnames: ['*.example.com'] },
    { hostnames: ['-a.example.com'] },
    { hostnames: [`${'a'.repeat(64)}.example.com`] },
    { hostnames: [] },
    { slug: 'North' },
    { slug: 'a/b' },
    { account_id: 'a\r\nx: y' },
    { account_id: '' },
    { account_id: '.' },
    { account_id: '..' },
    { account_id: 'a/b' },
    { account_id: 'a b' },
    { account_id: 'a%2fb' },
    { account_id: "a'b" },
    { account_id: 'a?b' },
    { account_id: 'a#b' },
    { account_id: 'a\\b' },
    { account_id: 'ä' },
    { account_id: 'a'.repeat(129) },
    { asset_host: 'https://cdn.example.com' },
    { asset_host: 'cdn.example.com/path' },
    { asset_host: 'cdn.example.com:99999' },
    { asset_host: '10.0.0.1' },
    { services: { content: 'http://api.example.com' } },
    { services: { content: 'https://user:pass@api.example.com' } },
    { services: { content: 'https://api.example.com/?a=b' } },
    { services: { content: 'javascript:alert(1)' } },
    { services: { billing: 'https://api.example.com' } },
    { config_version: -1 },
    { config_version: '1' },
    { frame_ancestors: ["'self'; script-src *"] },
    { frame_ancestors: ['https://a.example https://b.example'] },
    { media_hosts: ['https://cdn.example.com'] },
    { media_hosts: ['cdn.example.com; script-src *'] },
    { media_hosts: ['*'] },
    { media_hosts: Array.from({ length: 21 }, (_, index) => `c${index}.example.com`) },
    { primary_host: 'other.example.com' },
    { media_hosts: ['*.*.example.com'] },
    { gateway_hosts: { Stripe: ['https://pay.example.com'] } },
    { gateway_hosts: { Stripe: ['pay.example.com/x; script-src'] } },
    { gateway_hosts: { Skrill: ['pay.example.com'] } },
    { personalised_lists: 'yes' },
    { deadlines: { call_ms: 100 } },
    { deadlines: { call_ms: 60_000 } },
    { deadlines: { payment_ms: 60_000 } },
    { deadlines: { page_ms: 4_000 } },
    { surprise: true },
  ])('the record %o is rejected', (overrides) => {
    expect(isValid(overrides)).toBe(false);
  });
});

describe('TenantDirectory', () => {
  it('the registry is read once for each hostname while its record is fresh', async () => {
    const keys: string[] = [];
    const source = {
      get: async (key: string) => {
        keys.push(key);
        return JSON.stringify(tenantRecord(key.slice('host/'.length)));
      },
      // Only reading is needed.
    } as unknown as TenantSource;
    const directory = new TenantDirectory();
    const hosts = Array.from({ length: 1_000 }, (_, index) => `b${index}.example.com`);
    for (let round = 0; round < 2; round += 1) {
      for (const host of hosts) await directory.find(source, host, new URL(`https://${host}/`), round);
    }
    expect(keys).toEqual(hosts.map((host) => `host/${host}`));
  });
});
