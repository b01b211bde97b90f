import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { OwnedTable } from './account-scope.ts';
import { playerEvents, resumePositions } from './schema/analytics.ts';
import {
  commentReports,
  comments,
  commentVotes,
  favourites,
  reviews,
  watchlist,
} from './schema/community.ts';
import {
  drafts,
  editCommands,
  editorPresence,
  previews,
  scheduledPublishes,
  snapshots,
} from './schema/drafts.ts';
import { queuedMails } from './schema/mail.ts';
import { mediaFiles } from './schema/media.ts';
import { renewals, subscriptions, transactions, trials } from './schema/payment.ts';
import { estimations } from './schema/plan.ts';
import { formResponses } from './schema/presentation.ts';
import { reminders } from './schema/reminder.ts';
import { profiles, securityEvents, sessions, userKeys } from './schema/user.ts';

export type PersonalTable = OwnedTable & { userId: SQLiteColumn };

export interface PersonalData {
  table: PersonalTable;
  /**
   * On erasure: `remove` deletes the rows, `keep` leaves what others read or the law requires, which only has
   * the id of the emptied user, and `unlink` empties these columns of rows that count without their viewer.
   */
  onErase: 'remove' | 'keep' | { unlink: Record<string, null> };
  /** What the viewer gets of it, by the name of its section; null where it is made of secrets alone. */
  section: { name: string; columns: Record<string, SQLiteColumn> } | null;
}

/** Every table that names a viewer; a test finds those that are missing. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: sessions,
    onErase: 'remove',
    section: {
      name: 'sessions',
      columns: {
        device: sessions.device,
        signed_in_time: sessions.signedInTime,
        last_seen_time: sessions.lastSeenTime,
        expires_time: sessions.expiresTime,
      },
    },
  },
  { table: userKeys, onErase: 'remove', section: null },
  { table: queuedMails, onErase: 'remove', section: null },
  {
    table: securityEvents,
    onErase: { unlink: { userId: null, emailHash: null, device: null } },
    section: {
      name: 'sign_in_history',
      columns: { kind: securityEvents.kind, time: securityEvents.time, device: securityEvents.device },
    },
  },
  {
    table: watchlist,
    onErase: 'remove',
    section: {
      name: 'watchlist',
      columns: { content_id: watchlist.contentId, added_time: watchlist.createdDate },
    },
  },
  {
    table: favourites,
    onErase: 'remove',
    section: {
      name: 'favourites',
      columns: { content_id: favourites.contentId, added_time: favourites.createdDate },
    },
  },
  {
    table: reminders,
    onErase: 'remove',
    section: {
      name: 'reminders',
      columns: {
        content_id: reminders.contentId,
        channel_id: reminders.channelId,
        start_time: reminders.startTime,
        reminded_time: reminders.remindedTime,
        language: reminders.language,
        time_zone: reminders.timeZone,
        created_date: reminders.createdDate,
      },
    },
  },
  {
    table: reviews,
    onErase: 'keep',
    section: {
      name: 'reviews',
      columns: {
        subject_type: reviews.subjectType,
        subject_id: reviews.subjectId,
        title: reviews.title,
        description: reviews.description,
        rating: reviews.rating,
        is_edited: reviews.isEdited,
        created_date: reviews.createdDate,
      },
    },
  },
  {
    table: comments,
    onErase: 'keep',
    section: {
      name: 'comments',
      columns: {
        subject_type: comments.subjectType,
        subject_id: comments.subjectId,
        comment: comments.comment,
        timestamp: comments.timestamp,
        like_count: comments.likeCount,
        dislike_count: comments.dislikeCount,
      },
    },
  },
  {
    table: commentReports,
    onErase: 'remove',
    section: {
      name: 'comment_reports',
      columns: {
        comment_id: commentReports.commentId,
        reason: commentReports.reason,
        time: commentReports.createdDate,
      },
    },
  },
  {
    table: commentVotes,
    onErase: 'remove',
    section: {
      name: 'comment_votes',
      columns: {
        comment_id: commentVotes.commentId,
        is_like: commentVotes.isLike,
        time: commentVotes.createdDate,
      },
    },
  },
  {
    table: resumePositions,
    onErase: 'remove',
    section: {
      name: 'resume_positions',
      columns: {
        content_id: resumePositions.contentId,
        position_seconds: resumePositions.positionSeconds,
        duration_seconds: resumePositions.durationSeconds,
        is_finished: resumePositions.isFinished,
        modified_date: resumePositions.modifiedDate,
      },
    },
  },
  // Each single event is noise to its viewer; own-data-store.ts sums them up as `plays`.
  { table: playerEvents, onErase: { unlink: { userId: null } }, section: null },
  {
    table: formResponses,
    onErase: 'remove',
    section: {
      name: 'form_responses',
      columns: {
        form_id: formResponses.formId,
        fields: formResponses.fields,
        created_date: formResponses.createdDate,
      },
    },
  },
  { table: estimations, onErase: { unlink: { userId: null } }, section: null },
  {
    table: transactions,
    onErase: 'keep',
    section: {
      name: 'transactions',
      columns: {
        id: transactions.id,
        plan_id: transactions.planId,
        state: transactions.state,
        currency: transactions.currency,
        subscription_amount_minor: transactions.subscriptionAmountMinor,
        discount_amount_minor: transactions.discountAmountMinor,
        tax_amount_minor: transactions.taxAmountMinor,
        transaction_amount_minor: transactions.transactionAmountMinor,
        created_date: transactions.createdDate,
        captured_date: transactions.capturedDate,
      },
    },
  },
  {
    table: subscriptions,
    onErase: 'keep',
    section: {
      name: 'subscriptions',
      columns: {
        plan_id: subscriptions.planId,
        start_time: subscriptions.startTime,
        end_time: subscriptions.endTime,
      },
    },
  },
  {
    table: renewals,
    onErase: 'keep',
    section: {
      name: 'renewals',
      columns: {
        plan_id: renewals.planId,
        renewal_status: renewals.renewalStatus,
        created_date: renewals.createdDate,
        next_renewal_date: renewals.nextRenewalDate,
        cancellation_date: renewals.cancellationDate,
      },
    },
  },
  // Only digests show whose they were: who comes back with the same card has no second trial.
  {
    table: trials,
    onErase: 'keep',
    section: {
      name: 'trials',
      columns: { plan_id: trials.planId, start_time: trials.startTime, end_time: trials.endTime },
    },
  },
  { table: drafts, onErase: 'keep', section: null },
  { table: editorPresence, onErase: 'remove', section: null },
  {
    table: editCommands,
    onErase: 'keep',
    section: {
      name: 'edits',
      columns: { document_id: editCommands.documentId, time: editCommands.time },
    },
  },
  {
    table: snapshots,
    onErase: 'keep',
    section: {
      name: 'published_versions',
      columns: { kind: snapshots.kind, name: snapshots.name, time: snapshots.time },
    },
  },
  {
    table: previews,
    onErase: 'keep',
    section: {
      name: 'preview_links',
      columns: { created_date: previews.createdDate, expires_time: previews.expiresTime },
    },
  },
  {
    table: scheduledPublishes,
    onErase: 'keep',
    section: {
      name: 'scheduled_publishes',
      columns: {
        ...{ name: scheduledPublishes.name, state: scheduledPublishes.state },
        ...{ created_date: scheduledPublishes.createdDate, time: scheduledPublishes.scheduledTime },
      },
    },
  },
  {
    table: mediaFiles,
    onErase: 'keep',
    section: {
      name: 'uploads',
      columns: { name: mediaFiles.name, created_date: mediaFiles.createdDate },
    },
  },
  // The last: what is kept under the ids of profiles is found by them.
  {
    table: profiles,
    onErase: 'remove',
    section: {
      name: 'profiles',
      columns: {
        name: profiles.name,
        language: profiles.language,
        is_child: profiles.isChild,
        created_date: profiles.createdDate,
      },
    },
  },
];
