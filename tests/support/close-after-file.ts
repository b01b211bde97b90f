/** What is to be closed once the file that runs in this worker has ended. */
const closings: (() => unknown)[] = [];

/**
 * Closes something after the last test of the file, what was opened last first. Unlike Vitest's `afterAll` it may be
 * called from a hook or a test as well: hooks that are registered there never run, and each Worker that stays open holds
 * some 150 MB until the run has ended.
 */
export function closeAfterFile(close: () => unknown): void {
  closings.push(close);
}

/** All of them, also where one fails. */
export async function closeAll(): Promise<void> {
  const errors: unknown[] = [];
  for (const close of closings.splice(0).reverse()) {
    try {
      await close();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Not all that a file opened could be closed');
}
