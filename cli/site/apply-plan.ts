import { type Change, type ChangeResult, MAX_CHANGES, MAX_ENTITY_BYTES } from '#app/contract/site/changes.ts';
import { toLine } from '#app/contract/site/plain-words.ts';
import { fileOf } from './layout.ts';
import type { Plan, PlannedChange } from './make-plan.ts';
import type { SiteCalls } from './site-calls.ts';
import type { ValueReader } from './values.ts';

/** Leaves room for what JSON puts around the values. */
const BYTES_A_REQUEST = MAX_ENTITY_BYTES;

export interface Applied {
  written: number;
  /** What the platform would not take, in words. The rest was written. */
  rejected: string[];
}

/**
 * Writes a plan in requests that are whole or not at all. Cut off anywhere, the brand has what was
 * acknowledged; a new plan has the rest, since what is there already is the same.
 */
export async function applyPlan(
  calls: SiteCalls,
  readValues: ValueReader,
  { changes }: Plan,
  onProgress: (done: number) => void,
): Promise<Applied> {
  const applied: Applied = { written: 0, rejected: [] };
  let done = 0;
  const sendAll = async (group: readonly PlannedChange[]) => {
    const stopped: Rejected[] = [];
    for await (const request of requestsOf(group, readValues)) {
      const { written, rejected } = await send(calls, request);
      applied.written += written;
      stopped.push(...rejected);
      done += request.length - rejected.length;
      onProgress(done);
    }
    return stopped;
  };
  const isPut = ({ op }: PlannedChange) => op !== 'delete';
  let left = [
    ...(await sendAll(changes.filter(isPut))),
    ...(await sendAll(changes.filter((change) => !isPut(change)))),
  ];
  // A series goes once its episodes have, an address is free once its page has gone, and some changes only hold
  // together: what was rejected is sent again, in common requests, while that helps.
  for (let before = Infinity; left.length > 0 && left.length < before; ) {
    before = left.length;
    left = await sendAll(changes.filter(isAmong(left)));
  }
  applied.rejected.push(...left.map(({ words }) => words));
  return applied;
}

function isAmong(rejected: readonly Rejected[]) {
  const names = new Set(rejected.map(({ change }) => `${change.kind}/${change.id}`));
  return ({ kind, id }: PlannedChange) => names.has(`${kind}/${id}`);
}

interface Rejected {
  change: Change;
  words: string;
}

/** Requests as large as they may be. */
async function* requestsOf(
  changes: readonly PlannedChange[],
  readValues: ValueReader,
): AsyncGenerator<Change[]> {
  for (let at = 0; at < changes.length; at += MAX_CHANGES)
    yield* bySize(await toChanges(changes.slice(at, at + MAX_CHANGES), readValues));
}

async function toChanges(group: readonly PlannedChange[], readValues: ValueReader): Promise<Change[]> {
  const puts = group.filter(({ op }) => op !== 'delete');
  const kinds = [...new Set(puts.map(({ kind }) => kind))];
  const values = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const ids = puts.filter((put) => put.kind === kind).map(({ id }) => id);
        return [kind, await readValues(kind, ids)] as const;
      }),
    ),
  );
  return group.map(({ op, kind, id, digest }) => ({
    op: op === 'delete' ? 'delete' : 'put',
    kind,
    id,
    if_digest: digest,
    ...(op === 'delete' ? {} : { value: values.get(kind)?.get(id) }),
  }));
}

function* bySize(changes: readonly Change[]): Generator<Change[]> {
  let request: Change[] = [];
  let bytes = 0;
  for (const change of changes) {
    const size = Buffer.byteLength(JSON.stringify(change));
    if (bytes + size > BYTES_A_REQUEST && request.length > 0) {
      yield request;
      request = [];
      bytes = 0;
    }
    request.push(change);
    bytes += size;
  }
  if (request.length > 0) yield request;
}

/** What is rejected is left out and named; the others of its request are sent again without it. */
async function send(
  calls: SiteCalls,
  request: readonly Change[],
): Promise<{ written: number; rejected: Rejected[] }> {
  const rejected: Rejected[] = [];
  for (let left = [...request]; left.length > 0; ) {
    const { isWritten, results } = await calls.change(left);
    if (isWritten) return { written: results.filter(({ result }) => result !== 'same').length, rejected };
    const stopped = results.flatMap((result, at) => {
      const change = left[at];
      const isStopped = result.result === 'refused' || result.result === 'conflict';
      return isStopped && change ? [{ change, words: inWords(result) }] : [];
    });
    if (stopped.length === 0) throw new Error('a request was rejected, and none of its changes');
    rejected.push(...stopped);
    left = left.filter((change) => !stopped.some((one) => one.change === change));
  }
  return { written: 0, rejected };
}

/** Of one entity. */
const FAULTS_SHOWN = 3;

function inWords({ kind, id, result, faults = [] }: ChangeResult): string {
  const name = `${fileOf(kind as never, id)}${kind === id ? '' : ` (${id})`}`;
  if (result === 'conflict')
    return `${name}: somebody has changed it since the plan was made: make a new one`;
  const more = faults.length > FAULTS_SHOWN ? ` (and ${faults.length - FAULTS_SHOWN} more)` : '';
  return `${name}: ${faults.slice(0, FAULTS_SHOWN).map(toLine).join('; ')}${more}`;
}
