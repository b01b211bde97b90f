import type { CallName } from '#app/contract/calls.ts';

/**
 * Of a suspended account, what anybody may call: what a sign-in page is made of, signing in and out, and what ends
 * payments that are under way. All else is for those who work for the brand.
 */
const OPEN_WHILE_SUSPENDED: ReadonlySet<CallName> = new Set<CallName>([
  ...(['accountDetail', 'staticPages', 'customPages', 'categories', 'templateV1', 'templateV2'] as const),
  ...(['login', 'logout', 'validateSession', 'sessionInfo'] as const),
  ...(['webhook', 'capturePayment'] as const),
]);

/** Begin a payment, or play a film: closed to the brand's staff as well. */
const CLOSED_WHILE_SUSPENDED: ReadonlySet<CallName> = new Set<CallName>([
  'createTransaction',
  'estimation',
  'watch',
]);

export function isOpenWhileSuspended(name: CallName, isStaff: boolean): boolean {
  return OPEN_WHILE_SUSPENDED.has(name) || (isStaff && !CLOSED_WHILE_SUSPENDED.has(name));
}
