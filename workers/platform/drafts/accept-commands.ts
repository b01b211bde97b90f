import type { Accepted } from '#app/contract/editing.ts';
import { jsonFaults } from '#app/contract/site/json-faults.ts';
import { applyAll, type Misfit } from '#app/lib/edit-document/apply.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { EditDocument } from '#app/lib/edit-document/document.ts';
import { rebase } from '#app/lib/edit-document/merge.ts';
import { rewind } from '#app/lib/edit-document/rewind.ts';
import { withoutUndone } from '#app/lib/edit-document/undo.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { draftStore, type EditCommandsRow } from '#workers/platform/storage/draft-store.ts';
import { isFailedCondition } from '#workers/platform/storage/failed-condition.ts';
import { canBeNew, hasPlaces, toPublished, toStored } from './document.ts';
import { newFaults } from './draft-faults.ts';
import { requireHomeLimit } from './home-limit.ts';
import { type Draft, draftDigest, findDraft, newDraft } from './load-draft.ts';

/** Somebody may be faster each time. */
const TRIES = 5;

/** A batch of commands as it came in. */
export interface SentCommands {
  documentId: string;
  /** What the sender saw. */
  revision: number;
  commandId: string;
  undoes?: number | undefined;
  /** From the document that the sender saw. A reason where they cannot be made of it. */
  commands(seen: EditDocument): readonly Command[] | Misfit;
}

export interface Accepting {
  scope: AccountScope;
  language: string;
  userId: string;
  now: Date;
}

/**
 * Changes a draft, after what others changed since the sender looked. Nothing is written with clashes, nor
 * twice under one id. Throws 422 for what no draft may have, with the field and the limit.
 */
export async function acceptCommands(accepting: Accepting, sent: SentCommands): Promise<Accepted> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryCommands(accepting, sent);
    } catch (error) {
      if (!isFailedCondition(error)) throw error;
      if (attempt === TRIES) throw new HttpError(503, 'busy');
    }
  }
}

async function tryCommands(accepting: Accepting, sent: SentCommands): Promise<Accepted> {
  const { scope, language } = accepting;
  const { documentId } = sent;
  const store = draftStore(scope);
  const [found, [repeated], log] = await Promise.all([
    findDraft(scope, language, documentId),
    store.batchOf(documentId, sent.commandId),
    store.logSince(documentId, sent.revision),
  ]);
  if (repeated) return toAccepted(repeated, othersBefore(repeated, sent, log));
  const draft = found ?? (canBeNew(documentId) ? newDraft(documentId, language) : null);
  if (!draft) throw new HttpError(404, 'not_found');
  if (!found) await requireHomeLimit(scope, documentId);
  const others = log.flatMap(({ commands }) => commands);
  const none = { revision: draft.revision, applied: [], inverses: [], others };
  const seen = rewind(draft, sent.revision, log);
  // The log does not lead from what the sender saw to what there is.
  if (!seen) return { ...none, others: [], clashes: [await tooOld(draft, sent)] };
  const mine = sent.commands(seen);
  if (typeof mine === 'string') throw new HttpError(422, 'rejected', { faults: [misfitFault(mine)] });
  requireJson(mine);
  const net = withoutUndone(log.map(({ undoes, ...batch }) => ({ ...batch, undoes: undoes ?? undefined })));
  const rebased = rebase(
    mine,
    net.flatMap(({ commands }) => commands),
  );
  if (!rebased.ok) return { ...none, clashes: rebased.clashes };
  const applied = applyAll(draft.document, rebased.commands);
  if (!applied.ok) {
    const command = rebased.commands[applied.at];
    return { ...none, clashes: command ? [{ mine: command, reason: applied.reason }] : [] };
  }
  if (applied.inverses.length === 0) return { ...none, clashes: [] };
  requireSound(draft, applied.document);
  return write(accepting, sent, draft, {
    document: applied.document,
    commands: rebased.commands,
    inverses: applied.inverses,
    others,
  });
}

async function tooOld(draft: Draft, sent: SentCommands): Promise<Accepted['clashes'][number]> {
  const mine = sent.commands(draft.document);
  const first = typeof mine === 'string' ? undefined : mine[0];
  return { mine: first ?? { kind: 'field', name: 'title' }, reason: 'too-old' };
}

function requireJson(commands: readonly Command[]): void {
  const faults = jsonFaults(commands);
  if (faults.length > 0) throw new HttpError(422, 'rejected', { faults });
}

function requireSound(draft: Draft, document: EditDocument): void {
  const before = toPublished(draft.id, draft.document, draft.published);
  const faults = newFaults(draft.id, toPublished(draft.id, document, draft.published), before);
  const places = hasPlaces(document) ? [] : [{ path: 'at', message: 'is no place between two others' }];
  if (faults.length + places.length > 0)
    throw new HttpError(422, 'rejected', { faults: [...faults, ...places] });
}

interface Result {
  document: EditDocument;
  commands: Command[];
  inverses: Command[];
  others: Command[];
}

async function write(
  { scope, userId, now }: Accepting,
  { commandId, undoes }: SentCommands,
  draft: Draft,
  { document, commands, inverses, others }: Result,
): Promise<Accepted> {
  const { id: documentId, baseDigest } = draft;
  const revision = draft.revision + 1;
  const batch = {
    ...{ documentId, revision, commandId, userId, time: now, commands, inverses },
    undoes: undoes ?? null,
  };
  const digest = await draftDigest(draft, document);
  const body = toStored(documentId, document, draft.published);
  const store = draftStore(scope);
  const isNewStart = draft.row === null && draft.storedRevision > 0;
  const [first, ...rest] = store.putDraft(
    { documentId, body, revision, digest, baseDigest, modifiedDate: now, userId },
    draft.storedRevision,
    batch,
  );
  if (first) await scope.write([first, ...(isNewStart ? [store.forgetLog(documentId)] : []), ...rest]);
  return { revision, applied: commands, inverses, others, clashes: [], block_id: addedId(commands) };
}

/** Answers a batch that came again as it was answered the first time. */
function toAccepted({ revision, commands, inverses }: EditCommandsRow, others: readonly Command[]): Accepted {
  const block_id = addedId(commands);
  return { revision, applied: commands, inverses, others: [...others], clashes: [], block_id };
}

/** What came between what the sender saw and its own batch; none where the log does not have all of it. */
function othersBefore(
  { revision }: EditCommandsRow,
  { revision: seen }: SentCommands,
  log: readonly EditCommandsRow[],
): readonly Command[] {
  const between = log.filter((batch) => batch.revision < revision);
  return between.length === revision - seen - 1 ? between.flatMap(({ commands }) => commands) : [];
}

function addedId(commands: readonly Command[]): string | undefined {
  for (const command of commands) if (command.kind === 'add') return command.block.id;
  return undefined;
}

const MISFITS: Readonly<Record<Misfit, string>> = {
  'no-block': 'there is no such block',
  'no-card': 'there is no such card',
  'known-id': 'the id is taken',
  'no-such-way': 'there is no such field',
  'no-text': 'is no text',
};
const misfitFault = (reason: Misfit) => ({ path: '', message: MISFITS[reason] });
