import type { Charge } from '#demo/payment-sandbox/charge.ts';
import type { PaymentCase, Started } from './case.ts';
import type { Action } from './steps.ts';

/** Actions at the gateway: on its pages, in its dashboard, at the bank behind it. */
export function gatewayOf(paymentCase: PaymentCase) {
  const { harness, shop, random, started, violations, altered, charges, chargeOf } = paymentCase;
  const { gateways } = harness;
  const { org, merchant } = shop;

  /** An action on the gateway's page or in its dashboard, without a step of the platform. */
  function atGateway(): Action {
    return {
      mayCrash: false,
      async run() {
        // Orders whose response was lost are left out, as nobody has their address.
        const renewed = charges().filter(({ org, returnUrl }) => org !== 'Razorpay' && returnUrl === '');
        const any = [...started, ...renewed.map(({ reference: id }) => ({ id, form: null }))];
        if (any.length === 0) return;
        const { id, form } = random.pick(any);
        if (form) await postForm(form);
        const charge = chargeOf(id);
        if (!charge) return;
        if (charge.paymentId === null && !charge.isSetup && random.chance(0.06)) alter(charge);
        const paying = org === 'PayPal' ? ['approve', 'approve', 'pay'] : ['pay', 'pay', 'pay'];
        const action = random.pick([...paying, 'pay', 'decline', 'expire', 'refund']);
        const isOver = charge.paymentId !== null;
        // What is only saved is not refunded, and a wallet is saved by what comes after its approval.
        if (charge.isSetup && (action === 'refund' || (action === 'pay' && org === 'PayPal'))) return;
        // A gateway refunds only captured money, and a paid order is neither declined nor expired.
        if ((action === 'refund') !== isOver && !(isOver && action === 'pay')) return;
        await gateways.act(org, merchant, id, action);
      },
    };
  }

  async function postForm({ url, fields }: NonNullable<Started['form']>) {
    const isForged = random.chance(0.1);
    const sent = isForged ? { ...fields, amount: '0.01' } : fields;
    const response = await gateways.browse(url, {
      method: 'POST',
      body: new URLSearchParams(sent).toString(),
    });
    if (isForged && response.status !== 400) violations.push('PayU took a form with another amount');
  }

  function alter(charge: Charge) {
    altered.add(charge.id);
    gateways.alter(charge, random.chance(0.7) || org === 'PayU' ? { amount: '1' } : { currency: 'USD' });
  }

  /** Sets the result of the next charges on a saved payment method. */
  function atBank(): Action {
    return {
      mayCrash: false,
      async run() {
        const savedCharges = charges().filter(
          ({ keepsMethod, isSetup, paymentId }) => (keepsMethod || isSetup) && paymentId !== null,
        );
        if (savedCharges.length === 0) return;
        const path = `/methods/${org}/${encodeURIComponent(merchant)}/${random.pick(savedCharges).reference}`;
        const answer = random.pick(['approve', 'approve', 'decline', 'pending', 'lost']);
        await gateways.control('PUT', path, { answer });
      },
    };
  }

  return { atGateway, atBank };
}
