import { PART_BYTES } from './etag.ts';
import { runPool } from './run-pool.ts';

const AT_ONCE = 3;

/** Each group is sent after the one before it: what refers to others comes after them. */
const GROUPS = [/^(?!.*\.(?:m3u8|json)$)/, /^(?!.*\/master\.m3u8$).*\.(?:m3u8|json)$/, /\/master\.m3u8$/];

/** Large files one by one, as their parts are sent side by side; then small ones, some at once. */
export async function sendInOrder<T extends { key: string; bytes: number }>(
  files: readonly T[],
  send: (file: T) => Promise<void>,
  partBytes = PART_BYTES,
): Promise<void> {
  for (const file of files.filter(({ bytes }) => bytes > partBytes)) await send(file);
  const small = files.filter(({ bytes }) => bytes <= partBytes);
  for (const group of GROUPS)
    await runPool(
      small.filter(({ key }) => group.test(key)),
      AT_ONCE,
      send,
    );
}
