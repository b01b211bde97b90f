import type { CallName } from '#app/contract/calls.ts';

/** api.md, Conventions. */
const CALL_MS = 2_500;
const PAYMENT_MS = 8_000;
const ACCOUNT_MS = 8_000;
const LOGIN_MS = 5_000;
/** Two megabytes, from the edge to the platform and from there to storage. */
const UPLOAD_MS = 15_000;
/** All calls of a page together: with rendering it is sent within four seconds, whatever hangs. */
export const PAGE_BUDGET_MS = 3_500;

/** What a gateway takes its time for. Given up too soon, nobody would know what became of a payment or of its keys. */
const PAYING: ReadonlySet<CallName> = new Set<CallName>([
  'createTransaction',
  'capturePayment',
  'webhook',
  'refundViewerPayment',
  'setGateway',
]);

/** These make, change or end an account, or change who may do what; they hash a password on the way, slowly on purpose. */
const CHANGING_ACCOUNTS: ReadonlySet<CallName> = new Set<CallName>([
  'signup',
  'changePassword',
  'resetPassword',
  'deleteAccount',
  'grantRoles',
]);

export interface DeadlineSettings {
  callMs?: number | undefined;
  paymentMs?: number | undefined;
}

/** Their page's clock has run while the file came in from its owner. */
const UPLOADING: ReadonlySet<CallName> = new Set<CallName>(['uploadPicture', 'uploadImport']);

interface PageClock {
  deadlines: DeadlineSettings;
  /** When the request that all calls are for came in. */
  startedAt: number;
  now(): number;
}

/** How long a call that blocks a page may take. */
export const callDeadlineMs = ({ callMs = CALL_MS }: DeadlineSettings) => callMs;

/** What is left of the page's budget. */
export const budgetMs = ({ startedAt, now }: Pick<PageClock, 'startedAt' | 'now'>) =>
  Math.max(0, startedAt + PAGE_BUDGET_MS - now());

/** How long a page waits for a call. */
export function waitMsOf({ deadlines, ...clock }: PageClock, name: CallName): number {
  if (UPLOADING.has(name)) return UPLOAD_MS;
  const patienceMs = outlastsPage(name) ? PAGE_BUDGET_MS : callDeadlineMs(deadlines);
  return Math.min(patienceMs, budgetMs(clock));
}

/**
 * How long the call itself may take: one that changes something goes on while its page already reports that the
 * outcome is not known yet.
 */
export function deadlineMsOf(clock: PageClock, name: CallName): number {
  if (PAYING.has(name)) return clock.deadlines.paymentMs ?? PAYMENT_MS;
  if (CHANGING_ACCOUNTS.has(name)) return ACCOUNT_MS;
  return name === 'login' ? LOGIN_MS : waitMsOf(clock, name);
}

const outlastsPage = (name: CallName) => PAYING.has(name) || CHANGING_ACCOUNTS.has(name) || name === 'login';
