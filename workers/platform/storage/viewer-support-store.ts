import { and, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { GRACE_MS } from '#app/domain/renewal.ts';
import type { AccountScope } from './account-scope.ts';
import { type AuditRow, editingStore } from './editing-store.ts';
import type { NewMail } from './mail-store.ts';
import { isOfUserOrProfile } from './own-data-store.ts';
import { endOf } from './renewal-writes.ts';
import { playerEvents } from './schema/analytics.ts';
import { contents } from './schema/catalogue.ts';
import { queuedMails } from './schema/mail.ts';
import { renewals, subscriptions } from './schema/payment.ts';
import { sessions, userKeys, users } from './schema/user.ts';
import { hasLocalizedText, hasText } from './text-match.ts';
import type { NewSubscription } from './viewer-list-writes.ts';

interface Page {
  limit: number;
  offset: number;
}

/** A plan that is given, and how long before its end a renewal of it is due. */
interface GivenPlan {
  row: NewSubscription;
  leadMs: number;
}

/** A brand's viewers for its support. Each change is one batch with its line in the audit trail. */
export function viewerSupportStore(scope: AccountScope) {
  return { ...viewerSupportReads(scope), ...viewerSupportWrites(scope) };
}

function viewerSupportReads(scope: AccountScope) {
  return {
    /** Those who have this in their address or name, or all; the newest first. */
    find: (text: string, page: Page) =>
      scope
        .find(users, ...isFound(text))
        .orderBy(desc(users.createdDate), desc(users.id))
        .page(page),

    foundCount: (text: string) => scope.count(users, ...isFound(text)),

    /** What was watched last, by whichever profile. */
    lastPlays: (userId: string, limit: number) =>
      scope
        .pick(
          playerEvents,
          {
            contentId: playerEvents.contentId,
            lastTime: sql`max(${playerEvents.time})`.mapWith(playerEvents.time).as('last_time'),
          },
          isOfUserOrProfile(scope, userId)(playerEvents.userId),
        )
        .groupBy(playerEvents.contentId)
        .orderBy(sql`last_time DESC`)
        .page({ limit }),

    /** Those of these ids, whether viewers see them or not. */
    titles: (ids: readonly string[]) =>
      scope.pick(
        contents,
        titleColumns,
        sql`${contents.contentId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
      ),

    /** Of what can be played, the titles with this in their name, or in their series', in any language. */
    playableTitles: (text: string, limit: number) =>
      scope
        .pick(
          contents,
          titleColumns,
          sql`${contents.videoType} NOT IN ('MPVP', 'PLAYLIST')`,
          or(hasLocalizedText(sql`contents.title`, text), hasLocalizedText(seriesTitle, text)),
        )
        .orderBy(desc(contents.createdDate), contents.contentId)
        .page({ limit }),
  };
}

function viewerSupportWrites(scope: AccountScope) {
  const audit = (line: AuditRow, now: Date) => editingStore(scope).addAudits([line], now);
  const ofPlan = (userId: string, planId: string) =>
    and(eq(renewals.userId, userId), eq(renewals.planId, planId));
  return {
    endSessions: (userId: string, line: AuditRow, now: Date) =>
      scope.write([scope.remove(sessions, eq(sessions.userId, userId)), ...audit(line, now)]),

    mailKey: (
      { key, mail }: { key: Omit<typeof userKeys.$inferInsert, 'accountId'>; mail: NewMail },
      line: AuditRow,
      now: Date,
    ) => scope.write([scope.insert(userKeys, key), scope.insert(queuedMails, mail), ...audit(line, now)]),

    /** What renews it is charged at the end of what is given, and what is given needs no grace. */
    givePlan: ({ row, leadMs }: GivenPlan, line: AuditRow, now: Date) => {
      const { userId, planId, endTime } = row;
      const shifted = {
        ...{ periodEndTime: endTime, nextRenewalDate: endTime, tries: 0 },
        graceEndTime: new Date(endTime.getTime() + GRACE_MS),
        dueTime: new Date(endTime.getTime() - leadMs),
      };
      return scope.write([
        scope.insert(subscriptions, row),
        scope.update(
          renewals,
          shifted,
          ofPlan(userId, planId),
          eq(renewals.renewalStatus, 'ongoing'),
          lt(renewals.periodEndTime, endTime),
        ),
        scope.update(
          renewals,
          { graceEndTime: null },
          ofPlan(userId, planId),
          ne(renewals.renewalStatus, 'ongoing'),
        ),
        ...audit(line, now),
      ]);
    },

    endPlan: (userId: string, planId: string, line: AuditRow, now: Date) =>
      scope.write([
        scope.update(
          subscriptions,
          { revokedTime: now },
          eq(subscriptions.userId, userId),
          eq(subscriptions.planId, planId),
          gt(subscriptions.endTime, now),
          isNull(subscriptions.revokedTime),
        ),
        scope.update(
          renewals,
          endOf('ended', now),
          ofPlan(userId, planId),
          eq(renewals.renewalStatus, 'ongoing'),
        ),
        scope.update(renewals, { graceEndTime: null }, ofPlan(userId, planId)),
        ...audit(line, now),
      ] as [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]),
  };
}

/** By full names, which drizzle shortens in what is selected. */
const seriesTitle = sql`(SELECT series.title FROM contents series
  WHERE series.account_id = contents.account_id AND series.content_id = contents.parent_id)`;

const titleColumns = {
  contentId: contents.contentId,
  title: contents.title,
  isPublished: contents.isPublished,
  series: sql`${seriesTitle}`.mapWith(contents.title).as('series'),
};

function isFound(text: string): (SQL | undefined)[] {
  const wanted = text.trim();
  const isThere = isNull(users.erasedTime);
  if (wanted === '') return [isThere];
  return [isThere, or(hasText(sql`${users.emailKey}`, wanted), hasText(sql`${users.name}`, wanted))];
}
