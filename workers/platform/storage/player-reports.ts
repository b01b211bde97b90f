import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { AccountScope } from './account-scope.ts';
import { type Prune, removeOld } from './prune-plays.ts';
import { playerEvents, playerPlays, resumePositions } from './schema/analytics.ts';
import { contents } from './schema/catalogue.ts';
import type { ScopedQuery } from './scoped-query.ts';

/** A validated event. Seconds, except in names with `Ms`; measurements count from the play's start. */
export interface PlayerReport {
  id: string;
  eventName: string;
  trackingId: string;
  contentId: string;
  now: Date;
  position: number;
  duration: number;
  source: string;
  variant: string | null;
  /** Null from a player that numbers nothing. */
  sequence: number | null;
  /** Null from a player that does not count; then it follows from the positions. */
  playedSeconds: number | null;
  isFinished: boolean;
  startMs: number | null;
  rebufferCount: number;
  rebufferSeconds: number;
}

export interface ResumePoint {
  position: number;
  duration: number | null;
  isFinished: boolean;
}

/** Who watches, and what is to be kept and forgotten on the way. */
export interface Recording {
  report: PlayerReport;
  userId: string | null;
  resume: ResumePoint | null;
  /** Null lets everything be. */
  prune: Prune | null;
}

const RESUMABLE = ['SPV', 'MPVC', 'VOD_LIVE'];
/** Nobody plays at more than 1.5; what was playing when the clock started is the grace. */
const MAX_RATE = 2;
const GRACE_SECONDS = 60;
/** A paused player reports the same position. */
const SAME_PLACE_SECONDS = 0.5;

export function playerReports(scope: AccountScope) {
  const content = (contentId: string, ...conditions: SQL[]) =>
    scope.pick(
      contents,
      { contentId: contents.contentId },
      and(eq(contents.contentId, contentId), eq(contents.isPublished, true), ...conditions),
    );

  function addEvent({ report, userId }: Recording) {
    const { id, now: time, eventName, contentId, trackingId, source, variant } = report;
    const row = { id, time, eventName, contentId, userId, trackingId, source, variant };
    return scope
      .insertIf(playerEvents, exists(content(contentId)), {
        ...row,
        playerTimestamp: report.position,
        totalDuration: report.duration,
      })
      .onConflictDoNothing();
  }

  return {
    /**
     * Keeps an event and all that follows from it, in one round trip. Answers false, and keeps nothing, where
     * there is no such title.
     */
    async record(recording: Recording): Promise<boolean> {
      const { report, userId, resume, prune } = recording;
      const writes: BatchItem<'sqlite'>[] = [addEvent(recording)];
      // Before the play: whether the event is newer follows from the play's last one.
      if (userId && resume) writes.push(putResume(scope, report, userId, resume, content));
      writes.push(putPlay(scope, report, exists(content(report.contentId))));
      if (prune) writes.push(...removeOld(scope, prune));
      const known = await scope.transact(content(report.contentId), writes);
      return known.length > 0;
    },
  };
}

/** Everything in a play only grows, see migration 0004; within what the time that has passed allows. */
function putPlay(scope: AccountScope, report: PlayerReport, condition: SQL): BatchItem<'sqlite'> {
  const { trackingId, contentId, now, sequence, position } = report;
  const { playedSeconds, rebufferCount, rebufferSeconds, startMs } = playerPlays;
  const allowed = sql`((excluded.last_time - ${playerPlays.startedTime}) / 1000.0 * ${MAX_RATE} + ${GRACE_SECONDS})`;
  const since = sql`((excluded.last_time - ${playerPlays.lastTime}) / 1000.0 * ${MAX_RATE})`;
  const isNewer = sql`(excluded.last_sequence < 0 OR excluded.last_sequence > ${playerPlays.lastSequence})`;
  return scope
    .insertIf(playerPlays, condition, {
      trackingId,
      contentId,
      day: now.toISOString().slice(0, 10),
      startedTime: now,
      lastTime: now,
      lastSequence: sequence ?? -1,
      lastPosition: position,
      playedSeconds: Math.min(report.playedSeconds ?? 0, GRACE_SECONDS),
      isFinished: report.isFinished,
      startMs: report.startMs,
      rebufferCount: report.rebufferCount,
      rebufferSeconds: Math.min(report.rebufferSeconds, GRACE_SECONDS),
    })
    .onConflictDoUpdate({
      target: [playerPlays.accountId, playerPlays.trackingId],
      setWhere: sql`${playerPlays.contentId} = excluded.content_id`,
      set: {
        playedSeconds:
          report.playedSeconds === null
            ? sql`${playedSeconds} + max(0, min(excluded.last_position - ${playerPlays.lastPosition}, ${since}))`
            : sql`max(${playedSeconds}, min(${report.playedSeconds}, ${allowed}))`,
        rebufferCount: sql`max(${rebufferCount}, excluded.rebuffer_count)`,
        rebufferSeconds: sql`max(${rebufferSeconds}, min(${report.rebufferSeconds}, ${allowed}))`,
        startMs: sql`coalesce(${startMs}, excluded.start_ms)`,
        isFinished: sql`max(${playerPlays.isFinished}, excluded.is_finished)`,
        lastPosition: sql`iif(${isNewer}, excluded.last_position, ${playerPlays.lastPosition})`,
        lastSequence: sql`max(${playerPlays.lastSequence}, excluded.last_sequence)`,
        lastTime: now,
      },
    });
}

/**
 * Where the viewer is in the title. Nothing from an event that came late, and nothing from a player that has
 * not moved: a forgotten tab that is closed must not undo what was watched elsewhere since.
 */
function putResume(
  scope: AccountScope,
  { contentId, trackingId, sequence, now }: PlayerReport,
  userId: string,
  { position, duration, isFinished }: ResumePoint,
  content: (id: string, ...conditions: SQL[]) => ScopedQuery<unknown>,
): BatchItem<'sqlite'> {
  const stood = scope.pick(
    playerPlays,
    { trackingId: playerPlays.trackingId },
    eq(playerPlays.trackingId, trackingId),
    sql`(${playerPlays.lastSequence} >= ${sequence ?? Number.MAX_SAFE_INTEGER}
      OR abs(${playerPlays.lastPosition} - ${position}) < ${SAME_PLACE_SECONDS})`,
  );
  const isWatched = exists(content(contentId, inArray(contents.videoType, RESUMABLE)));
  // Where the credits are known, `isFinished` need not go by the title's length alone.
  const isInCredits = exists(
    content(contentId, sql`json_extract(${contents.credits}, '$.start') <= ${position}`),
  );
  const found = {
    positionSeconds: position,
    durationSeconds: duration,
    modifiedDate: now,
    isFinished: isFinished || isInCredits,
  };
  return scope
    .insertIf(resumePositions, sql`${isWatched} AND NOT ${exists(stood)}`, {
      userId,
      contentId,
      ...found,
      removedTime: null,
    })
    .onConflictDoUpdate({
      target: [resumePositions.accountId, resumePositions.userId, resumePositions.contentId],
      set: { ...found, removedTime: null },
    });
}

function exists(query: ScopedQuery<unknown>): SQL {
  return sql`EXISTS ${query.asSubquery()}`;
}
