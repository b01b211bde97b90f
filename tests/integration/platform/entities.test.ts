import { beforeAll, describe, expect, test } from 'vitest';
import { demoBrands } from '#demo/seed/brands.ts';
import { entityCalls } from '#tests/support/entities.ts';
import { sharedSeededSite, type TestSite } from '#tests/support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await sharedSeededSite();
});

describe.each(demoBrands.filter(({ isActive }) => isActive))('all entities of $slug', ({ accountId }) => {
  test('are written to another account, and read there, without a difference', async () => {
    const all = await entityCalls(site.admin, accountId).everything();
    const copy = entityCalls(site.admin, (await site.makeTenant()).accountId);
    await copy.putAll(all);
    const plain = (entities: typeof all) => entities.map(({ revision: _, ...entity }) => entity);
    expect(plain(await copy.everything())).toEqual(plain(all));
    const again = await copy.putAll(all);
    expect(again.filter(({ result }) => result !== 'same')).toEqual([]);
  });

  test('have the digests that the list of digests names', async () => {
    const calls = entityCalls(site.admin, accountId);
    const all = await calls.everything();
    expect(await calls.digests()).toEqual(all.map(({ kind, id, digest }) => ({ kind, id, digest })));
  });
});
