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
}

export function readAddress(search: URLSearchParams): CheckoutAddress {
  return {
    attempt: search.get('attempt'),
    code: (search.get('code') ?? '').trim().slice(0, LIMITS.code),
    discountId: readId(search.get('discount')),
    redirectTo: safeRedirect(search.get('redirectTo'), paths.homeAlias()),
  };
}

/** Other ids than the services take are none. */
export function readId(id: string | null | undefined): string | null {
  return id && id.length <= LIMITS.id ? id : null;
}

/** The page's path with these params; empty and null ones are left out. */
export function checkoutPath(
  subscriptionId: string,
  { attempt, code, discountId, redirectTo }: Partial<CheckoutAddress>,
): string {
  return paths.payment(
    { subscriptionId },
    {
      attempt,
      code: code || null,
      discount: discountId,
      redirectTo: redirectTo === paths.homeAlias() ? null : redirectTo,
    },
  );
}
