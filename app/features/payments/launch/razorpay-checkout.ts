/** https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/ */
interface RazorpayOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  handler(answer: Record<string, unknown>): void;
  modal: { ondismiss(): void; confirm_close: boolean };
}

interface RazorpayCheckout {
  open(): void;
  on(event: 'payment.failed', listener: () => void): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => RazorpayCheckout;
  }
}

export interface RazorpayOrder {
  scriptUrl: string;
  keyId: string;
  orderId: string;
  amountMinor: number;
  currency: string;
  brandName: string;
  customer: { name: string; email: string; phone: string };
}

export interface RazorpayListeners {
  /** With what is to be handed to the payment service, signature and all. */
  onDone(details: Record<string, string>): void;
  onDismissed(): void;
  onDeclined(): void;
}

/** Loads checkout.js, unless it is there, and opens it. Rejects when it cannot be loaded. */
export async function openRazorpay(order: RazorpayOrder, listeners: RazorpayListeners): Promise<void> {
  if (!window.Razorpay) await loadScript(order.scriptUrl);
  if (!window.Razorpay) throw new Error('checkout.js brought no Razorpay');
  const checkout = new window.Razorpay({
    key: order.keyId,
    order_id: order.orderId,
    amount: order.amountMinor,
    currency: order.currency,
    name: order.brandName,
    description: order.brandName,
    prefill: { name: order.customer.name, email: order.customer.email, contact: order.customer.phone },
    handler: (answer) => listeners.onDone(textsOf(answer)),
    modal: { ondismiss: listeners.onDismissed, confirm_close: true },
  });
  checkout.on('payment.failed', listeners.onDeclined);
  checkout.open();
}

/** May run where the page's own scripts may: it is put there by one of them. */
function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('checkout.js could not be loaded'));
    });
    document.head.appendChild(script);
  });
}

function textsOf(answer: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) =>
      name.startsWith('razorpay_') && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
