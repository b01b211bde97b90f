import { test } from '../test.ts';
import { pinLooks, whyLooksDiffer } from './made-by.ts';

/** For a file that compares pictures: only where they were taken, and pinned to where they are taken anew. */
export function skipWhereLooksDiffer(): void {
  test.beforeEach(() => {
    const reason = test.info().config.updateSnapshots === 'none' ? whyLooksDiffer() : null;
    test.skip(reason !== null, reason ?? '');
  });
  test.afterAll(() => {
    if (test.info().config.updateSnapshots !== 'none') pinLooks();
  });
}
