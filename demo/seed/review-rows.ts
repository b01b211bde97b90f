import type { reviews } from '#workers/platform/storage/schema/community.ts';
import type { DemoSite } from './brands.ts';
import { spread, subjectsOf } from './subjects.ts';

type Row<T extends { $inferInsert: unknown }> = Omit<T['$inferInsert'], 'accountId'>;

const DAY_MS = 86_400_000;

/** Reviews by the brand's critics, always the same ones; about one subject in ten has none yet. */
export function reviewRows(site: DemoSite, now: Date): Row<typeof reviews>[] {
  const { critics, critiques } = site.community;
  return subjectsOf(site).flatMap((subject) => {
    const seed = spread(subject);
    const [subjectType = '', subjectId = ''] = subject.split('/');
    const count = seed % 10 === 0 ? 0 : 1 + (seed % Math.min(7, critics.length));
    return Array.from({ length: count }, (_, i) => {
      const critique = critiques[(seed + i * 5) % critiques.length];
      return {
        id: `review-${subjectType}-${subjectId}-${i}`,
        subjectType,
        subjectId,
        userId: `critic-${(seed + i) % critics.length}`,
        title: critique?.title ?? null,
        description: critique?.text ?? null,
        rating: critique?.rating ?? 4,
        isEdited: (seed + i) % 5 === 0,
        createdDate: new Date(now.getTime() - (1 + ((seed >>> 3) % 40) + i * 9) * DAY_MS),
      };
    });
  });
}
