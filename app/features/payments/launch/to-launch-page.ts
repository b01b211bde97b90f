import type { User } from '#app/contract/user.ts';
import type { PaymentStart } from '../checkout/start-payment.ts';
import { statusPath } from '../status/payment-link.ts';
import type { RazorpayOrder } from './razorpay-checkout.ts';

export type LaunchPage =
  | { kind: 'payu'; url: string; fields: Record<string, string>; backPath: string }
  | { kind: 'razorpay'; order: RazorpayOrder; statusPath: string; backPath: string };

interface Order {
  subscriptionId: string;
  redirectTo: string;
  backPath: string;
}

interface Surroundings {
  scriptUrl: string;
  brandName: string;
  user: Pick<User, 'name' | 'email_id' | 'phone'>;
}

/** Null for what needs no page of ours, or cannot go on. */
export function toLaunchPage(
  launch: PaymentStart,
  { backPath, ...order }: Order,
  { scriptUrl, brandName, user }: Surroundings,
): LaunchPage | null {
  if (launch.kind === 'payu') return { ...launch, backPath };
  if (launch.kind !== 'razorpay') return null;
  const { transactionId, keyId, orderId, amountMinor, currency } = launch;
  const customer = { name: user.name, email: user.email_id, phone: user.phone ?? '' };
  return {
    kind: 'razorpay',
    order: { scriptUrl, keyId, orderId, amountMinor, currency, brandName, customer },
    statusPath: statusPath({ transactionId, ...order }),
    backPath,
  };
}
