import { paths } from '#app/features/links/paths.ts';
import { type CheckoutAddress, readAddress, readId } from '../checkout/checkout-address.ts';

export interface LaunchAddress extends CheckoutAddress {
  gatewayId: string | null;
}

export function readLaunchAddress(search: URLSearchParams): LaunchAddress {
  return { ...readAddress(search), gatewayId: readId(search.get('gateway')) };
}

/**
 * The page that carries a payment on which has been begun: a page of its own, so that Back and Reload just
 * work.
 */
export function launchPath(
  subscriptionId: string,
  { attempt, gatewayId, discountId, code, redirectTo }: LaunchAddress,
): string {
  return paths.paymentLaunch(
    { subscriptionId },
    {
      attempt,
      gateway: gatewayId,
      discount: discountId,
      code: code || null,
      redirectTo: redirectTo === paths.homeAlias() ? null : redirectTo,
    },
  );
}
