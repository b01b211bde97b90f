import { and, asc, desc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SelectedFields } from 'drizzle-orm/sqlite-core';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { AccountScope } from './account-scope.ts';
import { listed } from './editing-store.ts';
import { staticPages } from './schema/account.ts';
import { drafts, editCommands, snapshotBodies, snapshots } from './schema/drafts.ts';
import { entityDigests } from './schema/editing.ts';
import { cmsPages, forms, templates } from './schema/presentation.ts';
import { tenants } from './schema/registry.ts';
import { users } from './schema/user.ts';

export type DraftRow = typeof drafts.$inferSelect;
export type EditCommandsRow = typeof editCommands.$inferSelect;
export type SnapshotRow = typeof snapshots.$inferSelect;
type NewDraft = Omit<typeof drafts.$inferInsert, 'accountId'>;
type NewEditCommands = Omit<typeof editCommands.$inferInsert, 'accountId'>;
type NewSnapshot = Omit<typeof snapshots.$inferInsert, 'accountId'>;

/** Of one response; with an older revision a sender starts anew. */
const LOG_ROWS = 200;
const SNAPSHOT_ROWS = 200;

/** Blocks are in commands and in inverses: of a log of fifty they may be as large as the draft. */
const toCommands = (text: string): Command[] => JSON.parse(text);
const BRIEF = {
  commands: sql`(SELECT json_group_array(json_object('kind', 'field', 'name', value ->> 'name'))
    FROM json_each(${editCommands.commands}) WHERE value ->> 'kind' = 'field')`
    .mapWith(toCommands)
    .as('commands'),
  inverses: sql`'[]'`.mapWith(toCommands).as('inverses'),
};

/** Drafts, the log of their changes, and versions. */
export function draftStore(scope: AccountScope) {
  // A user who is gone still has a row, without a name.
  const named = { userName: sql<string>`${users.name}`.as('user_name') };
  const ofUser = (column: typeof drafts.userId | typeof editCommands.userId | typeof snapshots.userId) =>
    sql`${users.id} = ${column}`;

  const logged = { ...getTableColumns(editCommands), ...named };
  const isRecent = (documentId: string, count: number) =>
    sql`${editCommands.revision} > (SELECT ${drafts.revision} FROM ${drafts}
      WHERE ${drafts.accountId} = ${scope.accountId} AND ${drafts.documentId} = ${documentId}) - ${count}`;
  const logWhere = <C extends SelectedFields>(columns: C, documentId: string, condition: SQL) =>
    scope
      .pick(editCommands, columns, and(eq(editCommands.documentId, documentId), condition))
      .innerJoin(users, ofUser(editCommands.userId))
      .orderBy(asc(editCommands.revision))
      .page({ limit: LOG_ROWS });

  return {
    draft: (documentId: string) => scope.find(drafts, eq(drafts.documentId, documentId)),
    /** Without the body. */
    state: (documentId: string) =>
      scope.pick(
        drafts,
        { revision: drafts.revision, digest: drafts.digest, baseDigest: drafts.baseDigest },
        eq(drafts.documentId, documentId),
      ),
    /** Those that would be published as another thing than what is. */
    changedIds: () =>
      scope
        .pick(drafts, { documentId: drafts.documentId }, sql`${drafts.digest} IS NOT ${drafts.baseDigest}`)
        .orderBy(asc(drafts.documentId)),
    /** Without bodies, but for the fields of what is not published yet. */
    states: () =>
      scope
        .pick(drafts, {
          documentId: drafts.documentId,
          revision: drafts.revision,
          digest: drafts.digest,
          baseDigest: drafts.baseDigest,
          modifiedDate: drafts.modifiedDate,
          userId: drafts.userId,
          newFields: sql<
            string | null
          >`CASE WHEN ${drafts.baseDigest} IS NULL THEN json_extract(${drafts.body}, '$.fields') END`.as(
            'new_fields',
          ),
          /** Nobody but editors sees the name of a home. */
          homeName: sql<
            string | null
          >`CASE WHEN ${drafts.documentId} LIKE 'home:%' THEN ${drafts.body} -> '$.fields.name' END`.as(
            'home_name',
          ),
          ...named,
        })
        .innerJoin(users, ofUser(drafts.userId)),

    /** What there is to edit: names and addresses, not what is in it. */
    homes: () =>
      scope
        .pick(templates, { id: templates.id, name: templates.name, isPublished: templates.isPublished })
        .orderBy(asc(templates.position), asc(templates.id)),
    pages: () =>
      scope
        .pick(cmsPages, {
          id: cmsPages.id,
          type: cmsPages.type,
          pageUrl: cmsPages.pageUrl,
          oldUrls: cmsPages.oldUrls,
          title: cmsPages.title,
        })
        .orderBy(asc(cmsPages.pageUrl), asc(cmsPages.id)),
    infoPages: () =>
      scope
        .pick(staticPages, { type: staticPages.type, pageUrl: staticPages.pageUrl, title: staticPages.title })
        .orderBy(asc(staticPages.position), asc(staticPages.id)),
    forms: () => scope.pick(forms, { id: forms.id, heading: forms.heading }).orderBy(asc(forms.id)),
    publishedDigests: () =>
      scope.pick(
        entityDigests,
        { kind: entityDigests.kind, id: entityDigests.id, digest: entityDigests.digest },
        inArray(entityDigests.kind, ['template', 'page', 'info-page', 'form']),
      ),

    logSince: (documentId: string, revision: number) =>
      logWhere(logged, documentId, gt(editCommands.revision, revision)),
    /** The last batches of the draft as it is. */
    recentLog: (documentId: string, count: number) =>
      logWhere(logged, documentId, isRecent(documentId, count)),
    recentBriefLog: (documentId: string, count: number) =>
      logWhere({ ...logged, ...BRIEF }, documentId, isRecent(documentId, count)),
    batchOf: (documentId: string, commandId: string) =>
      scope.find(
        editCommands,
        and(eq(editCommands.documentId, documentId), eq(editCommands.commandId, commandId)),
      ),

    /** The next revision of a draft with the batch that made it; fails where somebody was faster. */
    putDraft(draft: NewDraft, seenRevision: number, batch: NewEditCommands | null): BatchItem<'sqlite'>[] {
      return [
        scope.failIf(
          sql`coalesce((SELECT revision FROM drafts WHERE account_id = ${scope.accountId} AND document_id = ${draft.documentId}), 0) <> ${seenRevision}`,
        ),
        ...scope.insertRows(drafts, [draft], {
          target: ['documentId'],
          set: ['body', 'revision', 'digest', 'baseDigest', 'modifiedDate', 'userId'],
        }),
        ...(batch ? scope.insertRows(editCommands, [batch]) : []),
      ];
    },
    removeDraft: (documentId: string) =>
      scope.remove(drafts, eq(drafts.documentId, documentId)) as unknown as BatchItem<'sqlite'>,
    /** Of a draft that began anew: what led to it leads nowhere. */
    forgetLog: (documentId: string) =>
      scope.remove(editCommands, eq(editCommands.documentId, documentId)) as unknown as BatchItem<'sqlite'>,
    /**
     * What it is based on is what was published of it just now. As it was seen it has no changes any more; a newer
     * revision is a change. One without changes that nobody saw follows by itself, and must not become a change back.
     */
    markPublished: (documentId: string, digest: string, seenRevision: number) =>
      scope.update(
        drafts,
        {
          baseDigest: digest,
          digest: sql`CASE WHEN ${drafts.revision} = ${seenRevision} THEN ${digest} ELSE ${drafts.digest} END`,
        },
        and(
          eq(drafts.documentId, documentId),
          sql`(${drafts.revision} = ${seenRevision} OR ${drafts.digest} IS NOT ${drafts.baseDigest})`,
        ),
      ) as unknown as BatchItem<'sqlite'>,

    /** A draft whose base was written in fields that it does not have goes on from there. */
    rebase: (documentId: string, oldDigest: string, newDigest: string) =>
      scope.update(
        drafts,
        {
          baseDigest: newDigest,
          digest: sql`CASE WHEN ${drafts.digest} = ${oldDigest} THEN ${newDigest} ELSE ${drafts.digest} END`,
        },
        and(eq(drafts.documentId, documentId), eq(drafts.baseDigest, oldDigest)),
      ) as unknown as BatchItem<'sqlite'>,

    /** Every site of the account has its pages anew; KV gets it from the registry's next projection. */
    raiseSiteVersion: (now: Date) =>
      scope.update(tenants, {
        record: sql`json_set(${tenants.record}, '$.site_version',
          max(coalesce(json_extract(${tenants.record}, '$.site_version'), 0) + 1, ${now.getTime()}))`,
        changeId: crypto.randomUUID(),
        modifiedDate: now,
      }) as unknown as BatchItem<'sqlite'>,

    snapshots: () =>
      scope
        .pick(snapshots, { ...getTableColumns(snapshots), ...named })
        .innerJoin(users, ofUser(snapshots.userId))
        .orderBy(desc(snapshots.time), desc(snapshots.id))
        .page({ limit: SNAPSHOT_ROWS }),
    snapshotBy: (commandId: string) => scope.find(snapshots, eq(snapshots.commandId, commandId)),
    /** What is in each version, oldest first. */
    manifests: () =>
      scope
        .pick(snapshots, { id: snapshots.id, kind: snapshots.kind, manifest: snapshots.manifest })
        .orderBy(asc(snapshots.time), asc(snapshots.id)),
    bodies: (hashes: readonly string[]) =>
      scope.find(snapshotBodies, sql`${snapshotBodies.hash} IN ${listed(hashes)}`),
    putSnapshot(
      snapshot: NewSnapshot,
      bodies: readonly { hash: string; body: Record<string, unknown> }[],
    ): BatchItem<'sqlite'>[] {
      return [
        ...scope.insertRows(snapshots, [snapshot]),
        ...(bodies.length > 0 ? scope.insertRows(snapshotBodies, bodies, 'ignore') : []),
      ];
    },
    /** Of drafts that have a time, and no version yet. */
    putBodies: (bodies: readonly { hash: string; body: Record<string, unknown> }[]) =>
      scope.insertRows(snapshotBodies, bodies, 'ignore'),
  };
}

export type DraftStore = ReturnType<typeof draftStore>;
