import type { DomainCause, DomainMender, HostnameState, RecordChange } from '#app/contract/domain.ts';

export interface HistoryEntry {
  state: HostnameState;
  cause: DomainCause | null;
  time: Date;
}

/** All that is known of one hostname. Never without a next time; without a cause only while live, or before the first look. */
export interface HostnameProgress {
  state: HostnameState;
  cause: DomainCause | null;
  /** Since when it is so: in this state, by this cause. */
  since: Date;
  /** Looks since then. */
  looks: number;
  nextCheck: Date;
  /** Since when it is not live; null while it is. */
  downSince: Date | null;
  wasLive: boolean;
  /** Since when its records are right; null while they are not. */
  correctSince: Date | null;
  /** The latest changes, the oldest first. */
  history: readonly HistoryEntry[];
}

/** What the latest look has found, as far as words and records are made of it. */
export interface StoredFinding {
  variant: string | null;
  values: Readonly<Record<string, string>>;
  mender: DomainMender;
  /** What is to be added and deleted. */
  changes: readonly RecordChange[];
  /** The record that leads to us; null where none is needed, or none is known yet. */
  record: RecordChange | null;
}

export const NO_FINDING: StoredFinding = {
  variant: null,
  values: {},
  mender: 'nobody',
  changes: [],
  record: null,
};
