import { describe, expect, test } from 'vitest';
import type { PlannedFile } from '#cli/site/files/send-files.ts';
import { describePlan } from '#cli/site/print-plan.ts';

const planOf = (...files: PlannedFile[]) => describePlan({ changes: [], sameCount: 0 }, files);
const file = (op: PlannedFile['op'], key: string): PlannedFile => ({ op, key, bytes: 1000 });

describe('a plan with files', () => {
  test('warns of one that is overwritten although browsers never request its address again', () => {
    expect(planOf(file('change', 'images/a.webp'))).toMatch(
      /note: browsers and caches .* viewers who have seen images\/a\.webp go on seeing it as it was/,
    );
    expect(planOf(file('change', 'images/a.webp'), file('change', 'public/b.png'))).toContain(
      'seen 2 files, such as images/a.webp, go on',
    );
  });

  test.each([
    ['create', 'images/a.webp'],
    ['change', 'media/film/360.mp4'],
    ['change', 'public/static/logo.png'],
    ['change', 'frontend/locales/en.json'],
  ] as const)('warns of no file to %s at %s', (op, key) => {
    expect(planOf(file(op, key))).not.toContain('note:');
  });
});
