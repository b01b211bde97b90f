import {
  type Change,
  type ChangeResult,
  MAX_CHANGES,
  MAX_CHANGES_BYTES,
} from '#app/contract/site/changes.ts';
import { SourceError } from '#workers/platform/importing/source-error.ts';
import type { BrandCalls } from './brand-calls.ts';

/** For the rest of the request. */
const MARGIN_BYTES = 10_000;

/** What became of each change. */
export type Sent<C extends Change> = { change: C; result: ChangeResult };

/** Sends changes in requests of the allowed size. Where one is rejected, the others of its request are sent again without it. */
export async function* sendChanges<C extends Change>(
  calls: Pick<BrandCalls, 'change'>,
  changes: readonly C[],
  toChange: (change: C) => Change,
): AsyncGenerator<Sent<C>> {
  for (const request of requestsOf(changes, toChange)) {
    let rest = request;
    while (rest.length > 0) {
      const results = await calls.change(rest.map(toChange));
      if (results.length !== rest.length)
        throw new SourceError('The platform did not respond to every change.');
      const sent = rest.map((change, at) => ({ change, result: results[at] as ChangeResult }));
      const stopped = sent.filter(
        ({ result }) => result.result === 'refused' || result.result === 'conflict',
      );
      yield* stopped.length > 0 ? stopped : sent;
      const isStopped = new Set(stopped.map(({ change }) => change));
      rest = stopped.length > 0 ? rest.filter((change) => !isStopped.has(change)) : [];
    }
  }
}

function* requestsOf<C>(changes: readonly C[], toChange: (change: C) => Change): Generator<C[]> {
  let request: C[] = [];
  let bytes = 0;
  for (const change of changes) {
    const size = Buffer.byteLength(JSON.stringify(toChange(change))) + 1;
    if (
      request.length === MAX_CHANGES ||
      (bytes + size > MAX_CHANGES_BYTES - MARGIN_BYTES && request.length > 0)
    ) {
      yield request;
      request = [];
      bytes = 0;
    }
    request.push(change);
    bytes += size;
  }
  if (request.length > 0) yield request;
}
