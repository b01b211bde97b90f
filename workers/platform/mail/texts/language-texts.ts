import type { MailKind } from '#workers/platform/domain/mail-kind.ts';

/**
 * `{brand}` and `{name}` are filled in (the first is the brand's, the second the reader's), and a `{date}` where there is
 * one; of mails about money also `{plan}`, `{amount}` and `{next}`, the time of the next try.
 */
interface MailTexts {
  subject: string;
  greeting: string;
  /** Before the button. */
  body: string;
  /** Of the button; mails that only tell something have none. */
  button?: string;
  /** Below it: how long it holds, and what to do when one asked for nothing. */
  note: string;
}

export interface LanguageTexts {
  /** Above the address behind the button, for those whose program shows none. */
  copyLink: string;
  /** Below everything. */
  reason: string;
  /** Of a receipt's lines. */
  facts: Record<FactName, string>;
  mails: Record<MailKind, MailTexts>;
}

export type FactName =
  | 'plan'
  | 'price'
  | 'discount'
  | 'tax'
  | 'total'
  | 'paid'
  | 'until'
  | 'renews'
  | 'transaction';
