import type { ReportReason } from '#app/contract/community.ts';

/** The reasons for a report in words, texts of `community`. */
export const REASON_KEYS = {
  spam: 'report_spam',
  abuse: 'report_abuse',
  spoiler: 'report_spoiler',
  other: 'report_else',
} as const satisfies Record<ReportReason, string>;
