import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Integration files that wait more than they work, for deadlines, cooldowns or another process. Several at
 * once, or one alone at the end of a run, leave the processors idle.
 */
const WAITING = [
  'cli/start',
  'cli/deploy',
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
/** What the other workers do while one waits. */
const FILES_BETWEEN = 8;

/** Vitest's own order, with the files that wait put in from the beginning, one at a time. */
export class WaitsApart extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWaiting = ({ moduleId }: TestSpecification) => WAITING.some((name) => moduleId.endsWith(name));
    const waiting = sorted.filter(isWaiting);
    const others = sorted.filter((file) => !isWaiting(file));
    const groups = waiting.map((file, index) => [
      file,
      ...others.slice(index * FILES_BETWEEN, (index + 1) * FILES_BETWEEN),
    ]);
    return [...groups.flat(), ...others.slice(waiting.length * FILES_BETWEEN)];
  }
}
