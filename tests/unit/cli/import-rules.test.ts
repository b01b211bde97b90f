import { describe, expect, test } from 'vitest';
import { breaches } from '../../../.ci/import-rules.ts';
import { readFacts } from '../../../.ci/source-facts.ts';

const check = (file: string, text: string) => breaches(file, readFacts(file, text));

describe('the import rules', () => {
  test.each([
    ['app/lib/money.ts', `import { Money } from 'dinero.js'`],
    ['app/contract/user.ts', `import { z } from 'zod'`],
    ['app/contract/user.ts', `import { money } from '#app/lib/money.ts'`],
    ['app/lib/money.ts', `import { accessTo } from '#app/domain/access.ts'`],
    ['app/contract/user.ts', `import { accessTo } from '#app/domain/access.ts'`],
    ['app/domain/access.ts', `import * as v from 'valibot'`],
    ['app/domain/access.ts', `import { paths } from '#app/features/links/paths.ts'`],
    ['app/domain/access.ts', `import { sign } from '#workers/platform/sign.ts'`],
    ['app/ui/button.tsx', `import { paths } from '#app/features/links/paths.ts'`],
    ['app/services/content.server.ts', `import { toHome } from '#app/features/tenancy/home.ts'`],
    ['app/features/i18n/x.ts', `import { Card } from '#app/features/catalogue/card.ts'`],
    ['app/features/catalogue/x.tsx', `import { Header } from '#app/features/shell/header/header.tsx'`],
    ['app/features/catalogue/x.tsx', `import { Player } from '#app/features/playback/player/player.tsx'`],
    ['app/features/catalogue/x.tsx', `import { Tabs } from '#app/features/detail-page/detail-panels.tsx'`],
    ['app/features/page-builder/x.ts', `import { load } from '#app/features/shell/chrome/load.server.ts'`],
    [
      'app/features/page-builder/blocks/common/a/block.tsx',
      `import { b } from '#app/features/page-builder/blocks/common/b/b.ts'`,
    ],
    ['app/features/unheard-of/x.ts', `import { t } from '#app/features/i18n/t.ts'`],
    ['app/features/catalogue/x.ts', `import { loader } from '#app/routes/home/home.tsx'`],
    ['app/routes/a/a.tsx', `import { loader } from '#app/routes/home/home.tsx'`],
    ['app/features/catalogue/x.ts', `import type { loader } from '#app/routes/home/home.tsx'`],
    ['workers/edge/index.ts', `export { loader } from '#app/routes/home/home.tsx'`],
    ['workers/platform/index.ts', `import { tenantOf } from '#workers/edge/tenant.ts'`],
    ['workers/platform/index.ts', `import { Site } from '#app/features/tenancy/site.ts'`],
    ['workers/platform/index.ts', `import { seedDemo } from '#demo/seed/seed.ts'`],
    ['workers/platform/domain/x.ts', `import type { Mails } from '#workers/platform/storage/mail-store.ts'`],
    ['workers/platform/storage/x.ts', `import { HttpError } from '#workers/platform/http/http-error.ts'`],
    ['workers/platform/storage/x.ts', `import type { Mail } from '#workers/platform/mail/mail.ts'`],
    ['workers/platform/http/x.ts', `import { watch } from '#workers/platform/content/watch.ts'`],
    ['workers/platform/http/x.ts', `import type { CallContext } from '#workers/platform/call-context.ts'`],
    ['workers/platform/content/x.ts', `import { handlers } from '#workers/platform/handlers.ts'`],
    ['workers/edge/index.ts', `import { demoBrands } from '#demo/seed/brands.ts'`],
    ['app/features/shell/x.tsx', `import { demoBrands } from '#demo/seed/brands.ts'`],
    ['cli/deploy/x.ts', `import { Till } from '#demo/payment-sandbox/payment-sandbox.ts'`],
    ['build/chunks.ts', `import { paths } from '#app/features/links/paths.ts'`],
    ['demo/payment-sandbox/x.ts', `import { sign } from '#workers/platform/sign.ts'`],
    ['workers/edge/index.ts', `import { sign } from '#workers/platform/sign.ts'`],
    ['app/ui/x.ts', `import { y } from '../lib/y.ts'`],
    ['app/ui/x.ts', `const y = await import('#cli/start.ts')`],
    ['app/features/catalogue/x.ts', `await fetch('/x')`],
    ['app/features/catalogue/x.ts', `await globalThis.fetch('/x')`],
    ['workers/edge/index.ts', `const { TENANTS } = env`],
    ['workers/platform/content/list.ts', `const db = c.env.DB`],
    ['app/ui/button.module.css', `.a { color: var(--c1) }`],
    ['app/features/shell/x.tsx', `const style = { color: 'var(--c11)' }`],
  ])('%s must not contain %s', (file, text) => {
    expect(check(file, text)).toHaveLength(1);
  });

  test.each([
    ['app/lib/money.ts', `import { locale } from './number-locale.ts'`],
    ['app/lib/cache.ts', `import { LRUCache } from 'lru-cache'`],
    ['app/lib/wall-clock.server.ts', `import dayjs from 'dayjs'`],
    ['app/contract/user.ts', `import * as v from 'valibot'`],
    ['app/domain/access.ts', `import type { Content } from '#app/contract/content.ts'`],
    ['app/domain/access.ts', `import { toIsoDuration } from '#app/lib/durations.ts'`],
    ['app/features/catalogue/x.ts', `import { accessTo } from '#app/domain/access.ts'`],
    ['workers/platform/content/x.ts', `import { accessTo } from '#app/domain/access.ts'`],
    ['workers/platform/storage/x.ts', `import { isOpen } from '#app/domain/settlement.ts'`],
    [
      'workers/platform/storage/x.ts',
      `import type { MailKind } from '#workers/platform/domain/mail-kind.ts'`,
    ],
    ['workers/platform/http/x.ts', `import type { Account } from '#workers/platform/storage/directory.ts'`],
    ['workers/platform/content/x.ts', `import { HttpError } from '#workers/platform/http/http-error.ts'`],
    ['workers/platform/content/x.ts', `import { guide } from '#workers/platform/channel/channel-guide.ts'`],
    ['workers/platform/content/x.ts', `import type { CallContext } from '#workers/platform/call-context.ts'`],
    ['workers/platform/router.ts', `import { handlers } from './handlers.ts'`],
    ['workers/platform/handlers.ts', `import { watch } from './content/watch.ts'`],
    ['workers/edge/x.ts', `import { accessTo } from '#app/domain/access.ts'`],
    ['app/features/shell/header/header.tsx', `import { Card } from '#app/features/catalogue/cards/card.tsx'`],
    ['app/features/catalogue/x.tsx', `import { canPlay } from '#app/features/playback/can-play.ts'`],
    [
      'app/features/catalogue/x.tsx',
      `import type { Player } from '#app/features/playback/player/player.tsx'`,
    ],
    ['app/features/detail-page/x.tsx', `import { Tab } from '#app/features/reviews/reviews-tab.tsx'`],
    ['app/services/load-context.ts', `import type { Site } from '#app/features/tenancy/site.ts'`],
    ['app/routes/home/home.tsx', `import styles from './home.module.css'`],
    ['demo/seed/seed.ts', `import { tables } from '#workers/platform/storage/schema/catalogue.ts'`],
    ['cli/local/demo.ts', `import { seedDemo } from '#demo/seed/seed.ts'`],
    ['workers/edge/load-context.ts', `const db = env.TENANTS`],
    ['workers/edge/index.ts', `export default { fetch: (request, env) => handle(request, env) }`],
    ['workers/platform/index.ts', `import { ContentSchema } from '#app/contract/content.ts'`],
    ['app/services/client.server.ts', `await fetch('https://example.com')`],
    ['app/features/catalogue/x.ts', `const isProduction = import.meta.env.PROD; cache.fetch('/x')`],
    ['app/styles/tokens.css', `:root { --surface: var(--c1) }`],
    ['app/ui/button.module.css', `.a { color: var(--c12) }`],
  ])('%s may contain %s', (file, text) => {
    expect(check(file, text)).toEqual([]);
  });
});
