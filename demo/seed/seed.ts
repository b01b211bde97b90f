import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { GatewaySchema } from '#app/contract/payment.ts';
import { TenantRecordSchema } from '#app/contract/tenant.ts';
import { contentTypeOf } from '#workers/platform/assets/content-types.ts';
import { storeTenant } from '#workers/platform/registry/store-tenant.ts';
import { type Database, openDatabase } from '#workers/platform/storage/database.ts';
import { openProjectionStore } from '#workers/platform/storage/registry-projection.ts';
import { openRegistryStore } from '#workers/platform/storage/registry-store.ts';
import { type DemoBrand, type DemoSite, demoBrands, readDemoSite, valuesOf } from './brands.ts';
import { mediaFiles } from './media-files.ts';
import { type FetchSandbox, putMerchants } from './sandbox-merchants.ts';
import { assetHostOf, putAccount, seedAccount } from './seed-account.ts';

export interface SeedTarget {
  db: D1Database;
  media: R2Bucket;
  tenants: KVNamespace;
  /** The local site's port: it is part of the asset hosts. */
  port: number;
  /** GATEWAY_KEY of the local site. */
  gatewayKey?: string;
  /** The payment sandbox, where one runs beside the site. */
  sandbox?: FetchSandbox | null;
  now?: Date;
}

const UPLOADS_AT_ONCE = 16;

/** Fills a local site with the demo brands: rows, files and hostnames. Running it again renews them. */
export async function seedDemo(target: SeedTarget): Promise<void> {
  const { db, media, tenants, port, gatewayKey, sandbox, now = new Date() } = target;
  const database = openDatabase(db);
  for (const brand of demoBrands) {
    const site = await readDemoSite(brand, now);
    await Promise.all([
      seedAccount(site, { db: database, port, now, gatewayKey: gatewayKey ?? null }),
      uploadMedia(brand, media),
    ]);
    if (sandbox) await putMerchants(merchantsOf(site), sandbox, port);
    await putTenant(brand, { db: database, tenants, port, now });
  }
}

/** Moves a seeded site to another port, which is part of the addresses of media and of webhooks. */
export async function readdressDemo({
  db,
  tenants,
  port,
  sandbox,
  now = new Date(),
}: SeedTarget): Promise<void> {
  const database = openDatabase(db);
  for (const brand of demoBrands) {
    await putAccount(brand, { db: database, port, now });
    if (sandbox) await putMerchants(merchantsOf(await readDemoSite(brand, now)), sandbox, port);
    await putTenant(brand, { db: database, tenants, port, now });
  }
}

const merchantsOf = (site: DemoSite) => ({
  slug: site.slug,
  // The id of a gateway is its name.
  gateways: valuesOf(site, 'gateway').map(({ id }) => v.parse(GatewaySchema, id)),
});

/** Stores the brand's files in the bucket, below the account's id, unless they are there already. */
export async function uploadMedia(brand: DemoBrand, media: R2Bucket): Promise<void> {
  const stored = await storedEtags(media, `${brand.accountId}/`);
  const files = mediaFiles(brand);
  const upload = async () => {
    for (;;) {
      const { value: file } = await files.next();
      if (!file) return;
      const key = `${brand.accountId}/${file.key}`;
      const body = await file.read();
      if (stored.get(key) === createHash('md5').update(body).digest('hex')) continue;
      await media.put(key, body, { httpMetadata: { contentType: contentTypeOf(file.key) } });
    }
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, upload));
}

/** R2's etag of an object that was put in one piece is the MD5 of its bytes. */
async function storedEtags(media: R2Bucket, prefix: string): Promise<Map<string, string>> {
  const etags = new Map<string, string>();
  let cursor: string | undefined;
  do {
    const page = await media.list({ prefix, cursor });
    for (const { key, etag } of page.objects) etags.set(key, etag);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return etags;
}

async function putTenant(
  brand: DemoBrand,
  { db, tenants, port, now }: { db: Database; tenants: KVNamespace; port: number; now: Date },
): Promise<void> {
  const record = v.parse(TenantRecordSchema, {
    slug: brand.slug,
    account_id: brand.accountId,
    hostnames: [`${brand.slug}.localhost`],
    asset_host: assetHostOf(brand, port),
    ...(brand.frameAncestors ? { frame_ancestors: brand.frameAncestors } : {}),
    config_version: 1,
  });
  const dependencies = { tenants, registry: openRegistryStore(db), projection: openProjectionStore(db) };
  await storeTenant(dependencies, record, now);
}
