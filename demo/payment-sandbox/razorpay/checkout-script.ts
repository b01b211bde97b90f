/** checkout.js as merchants know it: `new Razorpay({ key, order_id, handler, modal }).open()`. */
export function checkoutScript(base: string): string {
  return `(() => {
  const base = ${JSON.stringify(base)};
  const styled = (element, styles) => { Object.assign(element.style, styles); return element; };
  const button = (text, act, styles) =>
    styled(Object.assign(document.createElement('button'), { type: 'button', textContent: text, onclick: act }), {
      font: 'inherit', minHeight: '44px', border: '1px solid #56567a', borderRadius: '8px', background: '#fff', color: '#1c1c28', cursor: 'pointer', textAlign: 'center', ...styles,
    });
  const words = (tag, text, styles) => styled(Object.assign(document.createElement(tag), { textContent: text }), { margin: 0, ...styles });
  window.Razorpay = class {
    constructor(options) { this.options = options; this.listeners = {}; }
    on(event, listener) { this.listeners[event] = listener; }
    async open() {
      const { order_id, handler, modal = {}, name = '' } = this.options;
      const order = await (await fetch(base + '/v1/checkout/' + order_id)).json();
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Razorpay sandbox');
      styled(dialog, {
        font: '1rem/1.5 system-ui', inlineSize: 'min(24rem, calc(100vw - 2rem))', boxSizing: 'border-box', margin: 'auto', padding: '1.5rem',
        border: 0, borderRadius: '12px', background: '#fff', color: '#1c1c28', boxShadow: '0 24px 80px rgb(0 0 0 / 50%)', textAlign: 'start',
      });
      const box = styled(document.createElement('div'), { display: 'grid', gap: '12px' });
      const leave = () => { dialog.remove(); modal.ondismiss?.(); };
      box.append(
        words('h2', 'Razorpay sandbox: no money moves here', { font: '600 1.25rem/1.4 system-ui' }),
        words('p', name),
        words('p', order.price_text, { fontSize: '2rem' }),
        button('Approve', async () => {
          const answer = await (await fetch(base + '/v1/checkout/' + order_id, { method: 'POST' })).json();
          dialog.remove();
          handler(answer);
        }, { background: '#1b5e20', borderColor: '#1b5e20', color: '#fff' }),
        button('Decline', () => this.listeners['payment.failed']?.({ error: { code: 'BAD_REQUEST_ERROR', description: 'Payment failed' } })),
        button('Go back to the shop', leave),
      );
      dialog.append(box);
      dialog.addEventListener('cancel', leave);
      document.body.append(dialog);
      dialog.showModal();
    }
  };
})();
`;
}
