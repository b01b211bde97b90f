import { desc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { MAX_PREVIEWS } from '#app/contract/previews.ts';
import type { AccountScope } from './account-scope.ts';
import { drafts, previews } from './schema/drafts.ts';
import { users } from './schema/user.ts';

type NewPreview = Omit<typeof previews.$inferInsert, 'accountId'>;

/** Links to previews, found by the hash of their tokens. */
export function previewStore(scope: AccountScope) {
  return {
    working: (now: Date) =>
      scope
        .pick(
          previews,
          { ...getTableColumns(previews), userName: sql<string>`${users.name}`.as('user_name') },
          gt(previews.expiresTime, now),
        )
        .innerJoin(users, sql`${users.id} = ${previews.userId}`)
        .orderBy(desc(previews.createdDate), desc(previews.id))
        .page({ limit: MAX_PREVIEWS }),
    byToken: (tokenHash: string, now: Date) =>
      scope.find(previews, eq(previews.tokenHash, tokenHash), gt(previews.expiresTime, now)),
    byCommand: (commandId: string) => scope.find(previews, eq(previews.commandId, commandId)),
    preview: (id: string, now: Date) =>
      scope.find(previews, eq(previews.id, id), gt(previews.expiresTime, now)),
    /** What comes again under one `commandId` has a new token, and stays one preview. */
    put: (preview: NewPreview): BatchItem<'sqlite'>[] =>
      scope.insertRows(previews, [preview], { target: ['commandId'], set: ['tokenHash', 'expiresTime'] }),
    remove: (id: string) => scope.remove(previews, eq(previews.id, id)) as unknown as BatchItem<'sqlite'>,
    /** Addresses that pages have in their drafts, published or not. */
    draftAddresses: () =>
      scope.pick(
        drafts,
        {
          documentId: drafts.documentId,
          pageUrl: sql<string | null>`json_extract(${drafts.body}, '$.fields.page_url')`.as('page_url'),
        },
        sql`${drafts.documentId} LIKE 'page:%' AND ${drafts.digest} IS NOT ${drafts.baseDigest}`,
      ),
  };
}
