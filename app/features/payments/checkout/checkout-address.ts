import { LIMITS } from '#app/contract/limits.ts';
import { paths } from '#app/features/links/paths.ts';
import { safeRedirect } from '#app/lib/safe-redirect.ts';

/** Everything about a checkout that its address holds. */
export interface CheckoutAddress {
  attempt: string | null;
  /** As it was typed, trimmed; empty where nothing was. */
  code: string;
  /** A discount that was chosen from the list, or is applied already. */
  discountId: string | null;
  /** Where the viewer wants to go once it is paid. */
  redirectTo: string;
  /** To pay now, though a free trial is offered: also with a voucher, which is for what is paid now. */
  withoutTrial?: boolean;
}

const NO_TRIAL = 'no';

export function readAddress(search: URLSearchParams): CheckoutAddress {
  const code = (search.get('code') ?? '').trim().slice(0, LIMITS.code);
  const discountId = readId(search.get('discount'));
  return {
    attempt: search.get('attempt'),
    code,
    discountId,
    redirectTo: safeRedirect(search.get('redirectTo'), paths.homeAlias()),
    withoutTrial: search.get('trial') === NO_TRIAL || code !== '' || discountId !== null,
  };
}

/** Other ids than the services take are none. */
export function readId(id: string | null | undefined): string | null {
  return id && id.length <= LIMITS.id ? id : null;
}

/** Of the trial that a form begins; null where it pays. */
export function readTrialDays(days: string | null): number | null {
  const count = Number(days);
  return Number.isInteger(count) && count > 0 && count <= LIMITS.trialDays ? count : null;
}

/** The page's path with these params; empty and null ones are left out. */
export function checkoutPath(
  subscriptionId: string,
  { attempt, code, discountId, redirectTo, withoutTrial }: Partial<CheckoutAddress>,
): string {
  return paths.payment(
    { subscriptionId },
    {
      attempt,
      code: code || null,
      discount: discountId,
      trial: withoutTrial ? NO_TRIAL : null,
      redirectTo: redirectTo === paths.homeAlias() ? null : redirectTo,
    },
  );
}
