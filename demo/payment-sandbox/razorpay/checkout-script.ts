/** checkout.js as merchants know it: `new Razorpay({ key, order_id, handler, modal }).open()`. */
export function checkoutScript(base: string): string {
  return `(() => {
  const base = ${JSON.stringify(base)};
  const button = (text, act) => Object.assign(document.createElement('button'), { type: 'button', textContent: text, onclick: act });
  window.Razorpay = class {
    constructor(options) { this.options = options; this.listeners = {}; }
    on(event, listener) { this.listeners[event] = listener; }
    async open() {
      const { order_id, handler, modal = {}, name = '' } = this.options;
      const order = await (await fetch(base + '/v1/checkout/' + order_id)).json();
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Razorpay sandbox');
      const price = document.createElement('p');
      price.textContent = name + ': ' + order.amount + ' ' + order.currency + ' (smallest unit). No money moves here.';
      const leave = () => { dialog.remove(); modal.ondismiss?.(); };
      dialog.append(
        price,
        button('Approve', async () => {
          const answer = await (await fetch(base + '/v1/checkout/' + order_id, { method: 'POST' })).json();
          dialog.remove();
          handler(answer);
        }),
        button('Decline', () => this.listeners['payment.failed']?.({ error: { code: 'BAD_REQUEST_ERROR', description: 'Payment failed' } })),
        button('Go back to the shop', leave),
      );
      dialog.addEventListener('cancel', leave);
      document.body.append(dialog);
      dialog.showModal();
    }
  };
})();
`;
}
