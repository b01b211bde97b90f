import type { BatchItem } from 'drizzle-orm/batch';
import { SITE_DOCUMENT } from '#app/contract/editing.ts';
import type { Finding, Published } from '#app/contract/publishing.ts';
import { digestOf, toCanonical } from '#app/contract/site/canonical.ts';
import type { ChangeResult } from '#app/contract/site/changes.ts';
import { kindOf } from '#app/contract/site/kinds.ts';
import type { SnapshotKind } from '#app/contract/snapshots.ts';
import { applyChanges } from '#workers/platform/editing/apply-changes.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { draftStore } from '#workers/platform/storage/draft-store.ts';
import { toPublished } from './document.ts';
import { findingsOf, rejectionOf } from './findings.ts';
import { type Draft, draftDigest } from './load-draft.ts';
import { snapshotWrites } from './snapshot.ts';
import { type DraftChange, toChanges } from './to-changes.ts';

export interface Publishing {
  scope: AccountScope;
  userId: string;
  now: Date;
  /** Of the sender's: the same one publishes once. */
  commandId: string;
  kind: Exclude<SnapshotKind, 'before' | 'checkpoint'>;
  name: string;
  /** Rules whose warnings do not hold it up. */
  accept: readonly Finding['rule'][];
  /** Of the drafts that the sender saw, where that is known. */
  revisions?: Readonly<Record<string, number>>;
  /** Of what the drafts link to and show. */
  found?: readonly Finding[];
  /** What is written in the same batch, with the id of the version. */
  also?(snapshotId: string): BatchItem<'sqlite'>[];
}

/**
 * Puts drafts in the place of what viewers see, in one batch with their version and the audit: all of them, or
 * none where anything keeps one of them back.
 */
export async function publishDrafts(publishing: Publishing, drafts: readonly Draft[]): Promise<Published> {
  const { scope, userId, now, accept, kind, name, commandId, revisions, found, also } = publishing;
  await forgetBases(publishing, drafts);
  const { changed, findings, isHeldUp } = readiness(drafts, { accept, revisions, found });
  if (isHeldUp || changed.length === 0) return { documents: [], findings };
  const planned = await toChanges(scope, changed);
  if (!planned) return { documents: [], findings: [...findings, noSuchHome] };
  const id = crypto.randomUUID();
  const version = { id, kind, name, userId, time: now, commandId };
  const values = changed.map(({ id: documentId, document, published }) => ({
    documentId,
    before: published,
    after: toPublished(documentId, document, published),
  }));
  const store = draftStore(scope);
  const [digests, moved] = await Promise.all([newDigests(changed, planned), movedBases(planned)]);
  const results = await applyChanges(
    { scope, actor: `user:${userId}`, now },
    { isDryRun: false, results: planned.map(() => undefined), changes: planned.map(({ change }) => change) },
    [
      ...(await snapshotWrites(scope, version, values)),
      store.raiseSiteVersion(now),
      // A colleague's newer change of the draft stays a change.
      ...changed.map((draft, at) =>
        store.markPublished(draft.id, digests[at] ?? draft.digest, seenRevision(publishing, draft)),
      ),
      ...moved.map(({ document, from, to }) => store.rebase(document, from, to)),
      ...(also?.(id) ?? []),
    ],
  );
  const rejected = rejections(planned, results);
  if (rejected.length > 0) return { documents: [], findings: [...findings, ...rejected] };
  // Somebody published the very same at this moment: this publish's own second click, or a colleague.
  if (results.every(({ result }) => result === 'same')) {
    const [first] = await store.snapshotBy(commandId);
    return { snapshot: first?.id, documents: Object.keys(first?.manifest ?? {}), findings };
  }
  return { snapshot: id, documents: changed.map((draft) => draft.id), findings };
}

/** What would change, and whether anything that is found keeps it back. */
export function readiness(
  drafts: readonly Draft[],
  { accept, revisions = {}, found = [] }: Pick<Publishing, 'accept' | 'revisions' | 'found'>,
) {
  const changed = drafts.filter(({ digest, publishedDigest }) => digest !== publishedDigest);
  const findings = [
    ...changed.flatMap((draft) => meanwhile(draft, revisions)),
    ...changed.flatMap(findingsOf),
    ...found,
  ];
  const isHeldUp = findings.some(({ level, rule }) => level === 'stop' || !accept.includes(rule));
  return { changed, findings, isHeldUp };
}

/** What only writing, or trying to, has shown. */
export function rejections(planned: readonly DraftChange[], results: readonly ChangeResult[]): Finding[] {
  return results.flatMap((result, at) => {
    const documents = planned[at]?.documents ?? [];
    return documents.flatMap((document) =>
      result.result === 'conflict' ? elsewhere(document) : rejectionOf(document, result),
    );
  });
}

/** Of the row; a version that is published is nothing that the row has. */
const seenRevision = ({ kind }: Publishing, { storedRevision }: Draft) =>
  kind === 'rollback' ? -1 : storedRevision;

/** Another way has published the very same: such a draft is none any more. */
async function forgetBases(publishing: Publishing, drafts: readonly Draft[]): Promise<void> {
  const { scope } = publishing;
  const store = draftStore(scope);
  const [first, ...rest] = drafts
    .filter(
      ({ row, digest, publishedDigest }) => row && digest === publishedDigest && row.baseDigest !== digest,
    )
    .map((draft) => store.markPublished(draft.id, draft.digest, seenRevision(publishing, draft)));
  if (first) await scope.write([first, ...rest]);
}

/** A colleague changed it since the sender looked: nobody publishes what they have not seen. */
function meanwhile({ id, revision }: Draft, revisions: Readonly<Record<string, number>>): Finding[] {
  if ((revisions[id] ?? revision) === revision) return [];
  const message = 'was changed since you looked at it: look at it again';
  return [{ document: id, rule: 'changed_meanwhile', level: 'stop', message }];
}

/** What is published of it is no longer what the findings were made of. */
const elsewhere = (document: string): Finding[] => [
  {
    ...{ document, rule: 'changed_elsewhere', level: 'stop' },
    message: 'was changed by another way at this moment: look at it again',
  },
];

export const noSuchHome: Finding = {
  ...{ document: SITE_DOCUMENT, rule: 'fault', level: 'stop', way: 'home' },
  message: 'there is no such home page',
};

/** What is published of each from now on: not as it was stored, for a header may have been written since. */
async function newDigests(
  changed: readonly Draft[],
  planned: readonly DraftChange[],
): Promise<readonly string[]> {
  return Promise.all(
    changed.map((draft) => {
      const own = planned.find(({ documents }) => documents[0] === draft.id);
      if (own?.documents.includes(SITE_DOCUMENT) && draft.id !== SITE_DOCUMENT) return digestOfChange(own);
      return draftDigest(draft, draft.document);
    }),
  );
}

const digestOfChange = ({ change: { kind, value } }: DraftChange) =>
  digestOf(toCanonical(kindOf(kind).schema, value));

/** Drafts of homes whose header, footer or theme the site wrote: that is no change of what they are about. */
async function movedBases(planned: readonly DraftChange[]) {
  const others = planned.filter(
    ({ change, documents }) => change.kind === 'template' && documents[0] === SITE_DOCUMENT,
  );
  return Promise.all(
    others.map(async (one) => ({
      document: `home:${one.change.id}`,
      from: one.change.ifDigest ?? '',
      to: await digestOfChange(one),
    })),
  );
}
