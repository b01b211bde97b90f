/** Runs `work` on every item, some at once. After an error no further one is started; the error is thrown. */
export async function runPool<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  let hasFailed = false;
  const lane = async () => {
    for (let item = items[next]; item !== undefined && !hasFailed; item = items[next]) {
      next += 1;
      try {
        await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: atOnce }, lane));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
