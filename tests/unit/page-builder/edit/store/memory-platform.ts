import type { Accepted } from '#app/contract/editing.ts';
import type {
  LoadedBatch,
  LocalDraft,
  LocalSlot,
  SendOutcome,
  StoreTransport,
} from '#app/features/page-builder/edit/store/store-types.ts';
import { applyAll } from '#app/lib/edit-document/apply.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { EditDocument } from '#app/lib/edit-document/document.ts';
import { rebase } from '#app/lib/edit-document/merge.ts';
import { rewind } from '#app/lib/edit-document/rewind.ts';
import { withoutUndone } from '#app/lib/edit-document/undo.ts';

type Sent = Parameters<StoreTransport['send']>[0];
type Logged = LoadedBatch & { commandId: string };

/** The platform's draft of one document, by the rules of `accept-commands.ts`, and as many editors as a test has. */
export function memoryPlatform(start: EditDocument) {
  let document = start;
  let log: readonly Logged[] = [];
  const revision = () => log.length;

  function accept(userId: string, { commandId, commands, undoes, revision: seen }: Sent): Accepted {
    const since = log.slice(seen);
    const others = since.flatMap((batch) => batch.commands);
    const known = log.find((batch) => batch.commandId === commandId);
    if (known) return { ...answer(known.revision, log.slice(seen, known.revision - 1)), ...applied(known) };
    const none = answer(revision(), since);
    if (!rewind({ document, revision: revision() }, seen, since))
      return { ...none, others: [], clashes: [{ mine: commands[0] as never, reason: 'too-old' }] };
    const rebased = rebase(
      commands,
      withoutUndone(since).flatMap((batch) => batch.commands),
    );
    if (!rebased.ok) return { ...none, clashes: rebased.clashes as never };
    const result = applyAll(document, rebased.commands);
    if (!result.ok)
      return { ...none, clashes: [{ mine: rebased.commands[result.at] as never, reason: result.reason }] };
    if (result.inverses.length === 0) return none;
    document = result.document;
    const batch: Logged = {
      ...{ revision: revision() + 1, commandId, actor: { _id: userId }, undoes },
      ...{ commands: rebased.commands, inverses: result.inverses },
    };
    log = [...log, batch];
    return { ...answer(batch.revision, []), ...applied(batch), others: others as never };
  }

  return {
    get document() {
      return document;
    },
    get log() {
      return log;
    },
    revision,
    /** The log leads back no further. */
    forget() {
      log = log.map((batch) => ({ ...batch, commands: [], inverses: [{ kind: 'remove', id: 'gone' }] }));
    },
    /** A colleague's change, as the platform has it at once. */
    change: (...commands: Command[]) =>
      accept('colleague', { commandId: `c${log.length}`, commands, revision: revision() }),

    /** What an editor's browser has of the site; each call of `send` can be made to fail. */
    transport(userId = 'me', fail: (sent: Sent) => SendOutcome | 'lost' | null = () => null) {
      const calls: Sent[] = [];
      const transport: StoreTransport = {
        async send(sent) {
          calls.push(sent);
          const failure = fail(sent);
          if (failure !== null && failure !== 'lost') return failure;
          const accepted = accept(userId, structuredClone(sent));
          return failure === 'lost' ? { kind: 'unreachable' } : { kind: 'accepted', accepted };
        },
        async load(since) {
          return { document, revision: revision(), log: since === undefined ? [] : log.slice(since) };
        },
        async views({ document: shown, ids }) {
          return new Map(
            ids.map((id) => {
              const data = shown.blocks.find((block) => block.id === id)?.data;
              return [id, { placed: { id, view: data } as never, marksJson: null }];
            }),
          );
        },
      };
      return { transport, calls };
    },
  };
}

const answer = (revision: number, since: readonly LoadedBatch[]): Accepted => ({
  ...{ revision, applied: [], inverses: [], clashes: [] },
  others: since.flatMap(({ commands }) => commands) as never,
});
const applied = ({ commands, inverses }: LoadedBatch) => ({
  applied: commands as never,
  inverses: inverses as never,
});

/** What a browser keeps, tab by tab. */
export function memorySlots() {
  const local = new Map<string, LocalDraft>();
  let count = 0;
  const slot = (key: string): LocalSlot => ({
    local: local.get(key) ?? null,
    put: async (now) => {
      if (now) local.set(key, structuredClone(now));
      else local.delete(key);
    },
  });
  return {
    local,
    /** A tab that opens while these are open in others. */
    open(...openTabs: string[]): [LocalSlot, ...LocalSlot[]] {
      const left = [...local.keys()].filter((key) => !openTabs.includes(key));
      const [first = `tab${count++}`, ...others] = left;
      return [slot(first), ...others.map(slot)];
    },
  };
}
