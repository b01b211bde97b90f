import { MAX_VIEWERS, MAX_VIEWERS_BYTES } from '#app/contract/site/viewers.ts';
import { toEmailKey } from '#workers/platform/user/normalise.ts';
import type { Person } from './read-people.ts';

/** For what is around the entries. */
const MARGIN_BYTES = 1000;

/**
 * Of a request each. All entries of a viewer are in one where they fit: a plan that is named twice, once by its id and
 * once by its name, is a fault there, and would be written twice by two requests.
 */
export function toBatches(people: readonly Person[]): Person[][] {
  const viewers = new Map<string, Person[]>();
  for (const person of people) {
    const key = toEmailKey(person.address);
    viewers.set(key, [...(viewers.get(key) ?? []), person]);
  }
  const batches: Person[][] = [];
  let room = { count: 0, bytes: 0 };
  for (const viewer of viewers.values()) {
    if (!hasRoom(room, viewer)) room = begin(batches);
    for (const person of viewer) {
      if (!hasRoom(room, [person])) room = begin(batches);
      room.count--;
      room.bytes -= bytesOf(person);
      batches.at(-1)?.push(person);
    }
  }
  return batches;
}

function begin(batches: Person[][]) {
  batches.push([]);
  return { count: MAX_VIEWERS, bytes: MAX_VIEWERS_BYTES - MARGIN_BYTES };
}

const hasRoom = ({ count, bytes }: { count: number; bytes: number }, some: readonly Person[]) =>
  some.length <= count && some.reduce((sum, person) => sum + bytesOf(person), 0) <= bytes;

/** With the comma after it. */
const bytesOf = ({ entry }: Person) => Buffer.byteLength(JSON.stringify(entry)) + 1;
