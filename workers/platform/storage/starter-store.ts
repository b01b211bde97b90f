import type { AccountScope } from './account-scope.ts';
import { auditEvents, staticPages } from './schema/account.ts';

type NewStaticPage = Omit<typeof staticPages.$inferInsert, 'accountId'>;

/** What a new account starts with. */
export function starterStore(scope: AccountScope) {
  return {
    /** Keeps pages that are there already. */
    addStaticPages: (pages: NewStaticPage[]) =>
      scope
        .insert(staticPages, ...pages)
        .onConflictDoNothing()
        .run(),

    audit: (event: { action: string; subject: string; actor: string; time: Date }) =>
      scope.insert(auditEvents, { ...event, id: crypto.randomUUID() }).run(),
  };
}
