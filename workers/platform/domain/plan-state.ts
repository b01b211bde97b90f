import type { PlanState } from '#app/contract/viewer-support.ts';

/** A period of a viewer's plan. */
export interface PlanPeriod {
  startTime: Date;
  endTime: Date;
  revokedTime: Date | null;
  /** Unix ms; null where no charge of its plan fails. */
  graceEndMs: number | null;
}

/** What becomes of a period, and the time that goes with it: its end, its start, or when it was taken back. */
export function planStateOf(
  { startTime, endTime, revokedTime, graceEndMs }: PlanPeriod,
  now: Date,
): { state: PlanState; time: Date } {
  if (graceEndMs !== null) return { state: 'grace', time: new Date(graceEndMs) };
  if (revokedTime !== null && revokedTime <= now) return { state: 'revoked', time: revokedTime };
  if (startTime > now) return { state: 'coming', time: startTime };
  return { state: endTime > now ? 'running' : 'ended', time: endTime };
}
