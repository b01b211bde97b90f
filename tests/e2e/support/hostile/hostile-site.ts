import { type TenantRecord, tenantKey } from '#app/contract/tenant.ts';
import { migrate } from '#cli/local/migrate.ts';
import { openSite } from '#cli/local/site.ts';
import { assetHostOf } from '#demo/seed/account-rows.ts';
import { RowWriter } from '#demo/seed/insert-rows.ts';
import { seedAccount } from '#demo/seed/seed-account.ts';
import type { Brand } from '#demo/seed/types.ts';
import { ATTACKS, type Attack, attacksOf, KINDS } from '#tests/fixtures/hostile/corpus.ts';
import { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { openDatabase } from '#workers/platform/storage/database.ts';
import { comments } from '#workers/platform/storage/schema/community.ts';
import { templates } from '#workers/platform/storage/schema/presentation.ts';
import { hostileHeaderAndFooter } from './hostile-blocks.ts';
import { ATTACKS_A_BRAND, FILM, hostileBrand, infoPaths, pageOf } from './hostile-brand.ts';

/** A page of the hostile site, and what was put on it. */
export interface HostilePage {
  url: string;
  attacks: readonly Attack[];
}

/** A site whose brands share all attacks among them, in their data on the platform. */
export async function openHostileSite() {
  const site = await openSite({ quiet: true });
  await migrate(site.bindings.db);
  const db = openDatabase(site.bindings.db);
  const count = Math.ceil(ATTACKS.length / ATTACKS_A_BRAND);
  const size = Math.ceil(ATTACKS.length / count);
  const groups = Array.from({ length: count }, (_, index) => ATTACKS.slice(index * size, (index + 1) * size));
  const brands = groups.map((attacks, index) => {
    const kinds = KINDS.filter((_, at) => at % groups.length === index);
    const pages = kinds.map((kind) => ({
      ...{ url: kind, title: { en: attacks[0]?.text ?? '' } },
      content: { en: pageOf(attacksOf(kind)) },
    }));
    return { attacks, kinds, brand: hostileBrand(`hostile${index}`, attacks, pages) };
  });
  for (const { brand, attacks } of brands) {
    await seedAccount(brand, { db, port: site.port, now: new Date() });
    const writer = new RowWriter(db, new AccountScope(db, brand.accountId));
    addWritings(writer, attacks);
    await writer.flush();
    await site.bindings.db
      .prepare('UPDATE accounts SET od_resource_allowances = ?1 WHERE account_id = ?2')
      .bind('{"custom_template":true,"content_refresh":false}', brand.accountId)
      .run();
    await site.bindings.tenants.put(tenantKey(`${brand.slug}.localhost`), recordOf(brand, site.port));
  }
  const pagesAt = (paths: (of: (typeof brands)[number]) => readonly string[]): HostilePage[] =>
    brands.flatMap((each) =>
      paths(each).map((path) => ({
        url: site.url(`${each.brand.slug}.localhost`, path),
        attacks: each.attacks,
      })),
    );
  return {
    questions: pagesAt(() => ['/faq']),
    written: pagesAt(({ kinds }) => kinds.map((kind) => `/static/${kind}`)),
    info: pagesAt(() => infoPaths).slice(0, infoPaths.length),
    built: pagesAt(() => ['/custom/blocks']),
    details: pagesAt(() => [`/content/${FILM}?tab=comments`]),
    others: pagesAt(() => [`/content/${FILM}?tab=reviews`, '/home', '/forms/form']).slice(0, 3),
    close: () => site.close(),
  };
}

function addWritings(writer: RowWriter, attacks: readonly Attack[]): void {
  const now = Date.now();
  const texts = attacks.map(({ text }) => text);
  const about = { subjectType: 'content', subjectId: FILM };
  writer.add(
    comments,
    texts.map((comment, i) => ({
      ...{ ...about, id: `comment-${i}`, userId: `critic-${i % 30}`, comment },
      timestamp: new Date(now - i * 60_000),
    })),
  );
  const colours = Object.fromEntries(texts.slice(0, 11).map((text, i) => [`c${i + 1}`, text.slice(0, 64)]));
  writer.add(templates, [
    {
      ...{ id: 'template', isPublished: true, modifiedDate: new Date(now) },
      ...{ selectedTheme: { name: texts[0] ?? '', colors: colours }, ...hostileHeaderAndFooter(texts) },
      components: [
        { id: 'hero', data: { component_key: 'rowingHeroSection', slide_data: [{ heading: texts[2] }] } },
      ],
    },
  ]);
}

function recordOf(brand: Brand, port: number): string {
  return JSON.stringify({
    ...{ slug: brand.slug, account_id: brand.accountId, hostnames: [`${brand.slug}.localhost`] },
    ...{ asset_host: assetHostOf(brand, port), config_version: 1 },
  } satisfies TenantRecord);
}
