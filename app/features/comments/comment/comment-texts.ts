import type { ReportReason } from '#app/contract/community.ts';

/** The reasons for a report in words, texts of `community`. */
export const REASON_KEYS = {
  spam: 'report_spam',
  abuse: 'report_abuse',
  spoiler: 'report_spoiler',
  other: 'report_else',
} as const satisfies Record<ReportReason, string>;

/** The toast after each action, a text of `community`; votes show by themselves. */
export const DONE_KEYS = {
  edit: 'comment_saved',
  delete: 'comment_deleted',
  report: 'comment_reported',
  hide: 'comment_hidden',
  show: 'comment_shown',
} as const;
