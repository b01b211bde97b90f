import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AccountIdSchema } from '#app/contract/account-id.ts';
import { calls } from '#app/contract/calls.ts';
import { siteScope, type Tenant } from '#app/features/tenancy/tenant.ts';
import { buildRequest, cacheKey, siteKey } from '#app/services/call-request.server.ts';
import { fakeTenant } from '#tests/unit/services/client-fixture.ts';
import { pageKey } from '#workers/edge/page-key.ts';

/** Every character that an id may have, those that mean something in addresses and names more often. */
const characters = Array.from({ length: 0x7f }, (_, code) => String.fromCharCode(code)).filter((character) =>
  v.is(AccountIdSchema, `a${character}`),
);
const separators = [...'._~:@+=-'];
const anyId = fc
  .array(fc.oneof(fc.constantFrom(...separators), fc.constantFrom(...characters)), {
    minLength: 1,
    maxLength: 8,
  })
  .map((id) => id.join(''))
  .filter((id) => v.is(AccountIdSchema, id));
const anyTenant = fc
  .record({ slug: fc.constantFrom('a', 'b', 'a-b'), accountId: anyId, configVersion: fc.constantFrom(1, 11) })
  .map((own): Tenant => ({ ...fakeTenant('any'), ...own }));

const page = { path: '/', search: '', lng: null, timeZone: null };
const identityOf = ({ slug, accountId, configVersion }: Tenant) =>
  JSON.stringify([slug, accountId, configVersion]);
// As the Cache API has them, which reads addresses.
const read = (url: string) => new URL(url).href;

describe('keys with an account id', () => {
  it('the characters of ids are those that have been looked at here', () => {
    expect(characters.filter((character) => !/[A-Za-z0-9]/.test(character)).sort()).toEqual(
      separators.sort(),
    );
  });

  it('no two brands share one', async () => {
    await fc.assert(
      fc.asyncProperty(anyTenant, anyTenant, async (one, other) => {
        fc.pre(identityOf(one) !== identityOf(other));
        const keysOf = async (tenant: Tenant) => [
          siteScope(tenant),
          read(siteKey('languages', tenant)),
          read(siteKey('assets', tenant, tenant.assetOrigin)),
          read(await cacheKey(tenant, 'en', 'accountDetail', {})),
          read(pageKey(tenant, new URL(tenant.origin), page, 'build')),
        ];
        const [ofOne, ofOther] = await Promise.all([keysOf(one), keysOf(other)]);
        for (const [index, key] of ofOne.entries()) expect(ofOther[index]).not.toBe(key);
      }),
    );
  });

  it('a key of one brand does not begin with all of another', async () => {
    await fc.assert(
      fc.property(anyTenant, anyTenant, (one, other) => {
        fc.pre(identityOf(one) !== identityOf(other));
        expect(read(`${siteKey('assets', one)}/x`).startsWith(`${read(siteKey('assets', other))}/`)).toBe(
          false,
        );
      }),
    );
  });

  it('services get the id as it is', () => {
    fc.assert(
      fc.property(anyTenant, (tenant) => {
        const context = { tenant, language: 'en', defaultLanguage: 'en', sessionId: null, traceparent: '' };
        const { init } = buildRequest(calls.accountDetail, {}, context);
        expect(new Request('https://api.example', init).headers.get('account_id')).toBe(tenant.accountId);
      }),
    );
  });
});
