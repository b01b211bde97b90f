import type { reviews } from '#workers/platform/storage/schema/community.ts';
import { spread, subjectsOf } from './subjects.ts';
import type { Brand } from './types.ts';

type Row<T extends { $inferInsert: unknown }> = Omit<T['$inferInsert'], 'accountId'>;

/** `<type>/<id>` → what its reviews come to. */
export type Scores = Map<string, { average: number; count: number }>;

const DAY_MS = 86_400_000;

/** Reviews by the brand's critics, always the same ones; about one subject in ten has none yet. */
export function reviewRows(brand: Brand, now: Date): Row<typeof reviews>[] {
  return subjectsOf(brand).flatMap((subject) => {
    const seed = spread(subject);
    const [subjectType = '', subjectId = ''] = subject.split('/');
    const count = seed % 10 === 0 ? 0 : 1 + (seed % Math.min(7, brand.critics.length));
    return Array.from({ length: count }, (_, i) => {
      const critique = brand.critiques[(seed + i * 5) % brand.critiques.length];
      return {
        id: `review-${subjectType}-${subjectId}-${i}`,
        subjectType,
        subjectId,
        userId: `critic-${(seed + i) % brand.critics.length}`,
        title: critique?.title ?? null,
        description: critique?.text ?? null,
        rating: critique?.rating ?? 4,
        isEdited: (seed + i) % 5 === 0,
        createdDate: new Date(now.getTime() - (1 + ((seed >>> 3) % 40) + i * 9) * DAY_MS),
      };
    });
  });
}

export function scoresOf(rows: readonly Row<typeof reviews>[]): Scores {
  const scores: Scores = new Map();
  for (const { subjectType, subjectId, rating } of rows) {
    const key = `${subjectType}/${subjectId}`;
    const { average, count } = scores.get(key) ?? { average: 0, count: 0 };
    scores.set(key, { average: (average * count + rating) / (count + 1), count: count + 1 });
  }
  return scores;
}
