import { MAX_CHANGES } from '#app/contract/site/changes.ts';

/** Of as many as one request changes. */
export async function* inBatches<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < MAX_CHANGES) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
