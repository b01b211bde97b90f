/** Where Razorpay's checkout.js is; `sandbox` is the payment sandbox's origin, on development machines only. */
export function razorpayScript(sandbox: string | null): string {
  const base = sandbox === null ? 'https://checkout.razorpay.com' : `${sandbox}/razorpay`;
  return `${base}/v1/checkout.js`;
}
