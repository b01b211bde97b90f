import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Integration files that wait more than they work, for deadlines, cooldowns or a second Miniflare. They start
 * first: at the end of a run they would leave the processors idle.
 */
const WAITING = [
  'cli/start',
  'second-backend/moved-assets',
  'edge/breakers',
  'edge/slow-backend',
  'second-backend/slow-signup',
  'platform/live-room',
  'catalogue/live-page',
  'payments/crash-recovery',
  'payments/interleavings',
  'platform/signed-watch',
].map((name) => `/tests/integration/${name}.test.ts`);

/** Vitest's own order, but for the files that wait. */
export class WaitsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWaiting = ({ moduleId }: TestSpecification) => WAITING.some((name) => moduleId.endsWith(name));
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}
