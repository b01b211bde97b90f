import type { comments } from '#workers/platform/storage/schema/community.ts';
import type { DemoSite, Thread } from './brands.ts';
import { spread, subjectsOf } from './subjects.ts';

type Row = Omit<typeof comments.$inferInsert, 'accountId'>;

interface Place {
  site: DemoSite;
  subjectType: string;
  subjectId: string;
  seed: number;
  now: Date;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MAX_THREADS = 6;

/** What the brand's critics write below the titles, always the same; one subject in six is silent. */
export function commentRows(site: DemoSite, now: Date): Row[] {
  const { community, quietPrefix } = site;
  const { threads } = community;
  return subjectsOf(site).flatMap((subject) => {
    if (quietPrefix !== null && subject.startsWith(`content/${quietPrefix}`)) return [];
    const [subjectType = '', subjectId = ''] = subject.split('/');
    const seed = spread(`talk about ${subject}`);
    if (seed % 6 === 0 || threads.length === 0) return [];
    const count = 1 + (seed % Math.min(MAX_THREADS, threads.length));
    return Array.from({ length: count }, (_, i) => {
      // Neighbouring threads of the list, so that no title has one twice.
      const thread = threads[(seed + i) % threads.length];
      return thread ? threadRows({ site, subjectType, subjectId, seed, now }, thread, i) : [];
    }).flat();
  });
}

function threadRows(place: Place, { comment, replies = [] }: Thread, index: number): Row[] {
  const { site, subjectType, subjectId, seed, now } = place;
  // A colon: `series-1` is a title's id, too.
  const id = `comment-${subjectType}-${subjectId}:${index}`;
  const startedMs = now.getTime() - (1 + ((seed >>> 4) % 200) + index * 31) * HOUR_MS;
  const shared = { subjectType, subjectId };
  const author = (position: number) =>
    `critic-${(seed + index * 3 + position) % site.community.critics.length}`;
  return [
    {
      ...shared,
      id,
      parentId: null,
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
