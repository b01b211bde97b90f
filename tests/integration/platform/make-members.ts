import { createHash, randomUUID } from 'node:crypto';
import { sessions, users } from '#workers/platform/storage/schema/user.ts';
import type { TestPlatform } from './start-platform.ts';

const HOUR_MS = 3_600_000;

export interface Member {
  userId: string;
  session: string;
}

/** Many viewers at once, signed in without the cost of their passwords. */
export async function makeMembers({ db }: TestPlatform, accountId: string, size: number): Promise<Member[]> {
  const members = Array.from({ length: size }, () => ({ userId: randomUUID(), session: randomUUID() }));
  const createdDate = new Date();
  for (const { userId, session } of members) {
    await db.insert(users).values({
      accountId,
      id: userId,
      name: `Member ${userId}`,
      emailId: `${userId}@example.com`,
      emailKey: `${userId}@example.com`,
      passwordHash: 'none',
      createdDate,
    });
    await db.insert(sessions).values({
      accountId,
      idHash: createHash('sha256').update(session).digest('base64url'),
      userId,
      createdDate,
      expiresTime: new Date(createdDate.getTime() + HOUR_MS),
    });
  }
  return members;
}
