import type { BrowserContext } from '@playwright/test';
import { type TenantRecord, tenantKey } from '#app/contract/tenant.ts';
import { migrate } from '#cli/local/migrate.ts';
import type { DemoSite } from '#demo/seed/brands.ts';
import { assetHostOf, putAccount } from '#demo/seed/seed-account.ts';
import { seedCommunity } from '#demo/seed/seed-community.ts';
import { DEMO_PASSWORD, seedUsers } from '#demo/seed/seed-users.ts';
import { ATTACKS, type Attack, attacksOf, KINDS } from '#tests/fixtures/hostile/corpus.ts';
import { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { openDatabase } from '#workers/platform/storage/database.ts';
import { comments } from '#workers/platform/storage/schema/community.ts';
import { sessionAt } from '../account.ts';
import { openSiteForBrowsers } from '../site-for-browsers.ts';
import { ATTACKS_A_BRAND, FILM, hostileBrand, infoPaths, pageOf } from './hostile-brand.ts';
import { writeUnchecked } from './write-unchecked.ts';

/** A page of the hostile site, and what was put on it. */
export interface HostilePage {
  url: string;
  attacks: readonly Attack[];
}

const STUDIO = [
  ...[
    '/edit',
    '/edit/publish',
    '/edit/compare',
    '/edit/versions',
    '/edit/theme',
    '/edit/home',
    '/edit/people',
  ],
  ...['block/header', 'block/footer'].map((path) => `/edit/on/site/${path}`),
  ...['page%3Abuilt-blocks', 'info%3AFAQ', 'form%3Aform'].map((id) => `/edit/on/${id}/settings`),
  ...['/edit/forms/form/responses', '/preview/draft/page%3Abuilt-blocks'],
];

/** A site whose brands share all attacks among them, in their data on the platform. */
export async function openHostileSite() {
  const site = await openSiteForBrowsers({ quiet: true });
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
    const now = new Date();
    await putAccount(brand, { db, port: site.port, now });
    const scope = new AccountScope(db, brand.accountId);
    await seedUsers(brand, scope, now);
    await writeUnchecked(scope, brand.entities, now);
    await seedCommunity(scope, brand, now);
    await scope.write(scope.insertRows(comments, commentsOf(attacks)) as [never]);
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
    /** The same pages as their owners have them, who are signed in by `signInOwners`. */
    edited: pagesAt(() => ['/edit/on/page%3Abuilt-blocks']),
    form: pagesAt(() => ['/edit/on/page%3Abuilt-blocks/block/blocks-1']).slice(0, 1),
    /** Their other pages, of one brand. */
    studio: pagesAt(() => STUDIO).slice(0, STUDIO.length),
    async signInOwners(context: BrowserContext) {
      const signIn = ({ brand: { slug } }: (typeof brands)[number]) =>
        sessionAt(site.url(`${slug}.localhost`, '/'), '/login', {
          ...{ email: `owner@${slug}.example`, password: DEMO_PASSWORD },
        });
      await context.addCookies(await Promise.all(brands.map(signIn)));
    },
    details: pagesAt(() => [`/content/${FILM}?tab=comments`]),
    others: pagesAt(() => [`/content/${FILM}?tab=reviews`, '/home', '/forms/form']).slice(0, 3),
    close: () => site.close(),
  };
}

function commentsOf(attacks: readonly Attack[]) {
  const now = Date.now();
  return attacks.map(({ text: comment }, i) => ({
    ...{ subjectType: 'content', subjectId: FILM, id: `comment-${i}`, userId: `critic-${i % 30}`, comment },
    timestamp: new Date(now - i * 60_000),
  }));
}

function recordOf(brand: DemoSite, port: number): string {
  return JSON.stringify({
    ...{ slug: brand.slug, account_id: brand.accountId, hostnames: [`${brand.slug}.localhost`] },
    ...{ asset_host: assetHostOf(brand, port), config_version: 1 },
  } satisfies TenantRecord);
}
