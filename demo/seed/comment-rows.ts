import type { comments } from '#workers/platform/storage/schema/community.ts';
import { spread, subjectsOf } from './subjects.ts';
import type { Brand, Thread } from './types.ts';

type Row = Omit<typeof comments.$inferInsert, 'accountId'>;

interface Place {
  brand: Brand;
  subjectType: string;
  subjectId: string;
  seed: number;
  now: Date;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MAX_THREADS = 6;

/** What the brand's critics write below the titles, always the same; one subject in six is silent. */
export function commentRows(brand: Brand, now: Date): Row[] {
  const quiet = new Set(brand.titles.flatMap(({ id, isQuiet }) => (isQuiet ? [`content/${id}`] : [])));
  return subjectsOf(brand).flatMap((subject) => {
    if (quiet.has(subject)) return [];
    const [subjectType = '', subjectId = ''] = subject.split('/');
    const seed = spread(`talk about ${subject}`);
    if (seed % 6 === 0 || brand.commentThreads.length === 0) return [];
    const count = 1 + (seed % Math.min(MAX_THREADS, brand.commentThreads.length));
    return Array.from({ length: count }, (_, i) => {
      // Neighbouring threads of the list, so that no title has one twice.
      const thread = brand.commentThreads[(seed + i) % brand.commentThreads.length];
      return thread ? threadRows({ brand, subjectType, subjectId, seed, now }, thread, i) : [];
    }).flat();
  });
}

function threadRows(place: Place, { comment, replies = [] }: Thread, index: number): Row[] {
  const { brand, subjectType, subjectId, seed, now } = place;
  // A colon: `series-1` is a title's id, too.
  const id = `comment-${subjectType}-${subjectId}:${index}`;
  const startedMs = now.getTime() - (1 + ((seed >>> 4) % 200) + index * 31) * HOUR_MS;
  const shared = { subjectType, subjectId };
  const author = (position: number) => `critic-${(seed + index * 3 + position) % brand.critics.length}`;
  return [
    {
      ...shared,
      id,
      userId: author(0),
      comment,
      timestamp: new Date(startedMs),
      // A few are liked by a crowd: counts are shown in thousands, too.
      likeCount: (seed + index) % 9 === 0 ? 1_240 + (seed % 3_000) : (seed >>> index) % 60,
      dislikeCount: (seed >>> (index + 2)) % 5,
    },
    ...replies.map((reply, position) => ({
      ...shared,
      id: `${id}:${position}`,
      parentId: id,
      userId: author(position + 1),
      comment: reply,
      timestamp: new Date(startedMs + (position + 1) * 17 * MINUTE_MS),
      likeCount: (seed >>> position) % 14,
      dislikeCount: (seed >>> (position + 3)) % 2,
    })),
  ];
}
