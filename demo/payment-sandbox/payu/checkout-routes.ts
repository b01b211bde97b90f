import { html } from 'hono/html';
import type { Charge } from '../charge.ts';
import { checkoutPage } from '../checkout-page.ts';
import { priceText } from '../price-text.ts';
import { baseOf, readForm, type SandboxApp, sha512 } from '../provider.ts';
import { newId, type SandboxStore } from '../store.ts';
import { type Fields, type PayuCharges, SENT } from './charges.ts';

/** The form that starts a payment, and the page on which the buyer pays. */
export function addCheckoutRoutes(
  app: SandboxApp,
  store: SandboxStore,
  { responseFields, pay }: Pick<PayuCharges, 'responseFields' | 'pay'>,
) {
  app.post('/_payment', async (c) => {
    const fields = await readForm(c);
    const merchant = await store.merchant('PayU', fields.key ?? '');
    const signed = [...SENT.map((name) => fields[name] ?? ''), '', '', '', '', '', merchant?.keys.salt ?? ''];
    if (!merchant || sha512(signed.join('|')) !== fields.hash) return c.text('Checksum Failed', 400);
    const { txnid = '' } = fields;
    const known = await store.chargeBy('PayU', merchant.key, txnid);
    if (known?.status === 'paid') return c.text('Duplicate Order ID', 400);
    const charge = known ?? (await store.put(toCharge(merchant.key, fields)));
    await store.keepAnswer(
      'PayU',
      charge.id,
      '',
      Object.fromEntries(SENT.map((name) => [name, fields[name] ?? ''])),
    );
    const action = `${baseOf(c, 'PayU')}/pay/${charge.id}`;
    return c.html(checkoutPage({ charge, price: priceText(charge.amount, charge.currency), action }));
  });

  app.post('/pay/:id', async (c) => {
    const charge = await store.charge('PayU', c.req.param('id'));
    const merchant = charge && (await store.merchant('PayU', charge.merchant));
    if (!charge || !merchant) return c.notFound();
    const { choice } = await readForm(c);
    if (choice === 'approve') {
      return c.html(
        returnForm(charge.returnUrl, await responseFields(await pay(charge), merchant, 'success')),
      );
    }
    const failed = charge.status === 'open' ? await store.put({ ...charge, status: 'declined' }) : charge;
    return c.html(returnForm(charge.cancelUrl, await responseFields(failed, merchant, 'failure')));
  });
}

function toCharge(merchant: string, fields: Fields): Charge {
  return {
    org: 'PayU',
    merchant,
    id: newId(''),
    reference: fields.txnid ?? '',
    amount: fields.amount ?? '',
    currency: '',
    description: fields.productinfo ?? '',
    email: fields.email ?? '',
    returnUrl: fields.surl ?? '',
    cancelUrl: fields.furl ?? '',
    status: 'open',
    paymentId: null,
    timesCharged: 0,
    keepsMethod: false,
    createdMs: Date.now(),
  };
}

/** What PayU's page does at its end: a form that posts itself, or waits for a press where scripts are off. */
function returnForm(action: string, fields: Fields) {
  return html`<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <link rel="icon" href="data:," />
  <title>PayU sandbox</title>
  <form method="post" action="${action}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button>Return to the shop</button>
  </form>
  <script>
    document.forms[0].submit();
  </script>
</html>`;
}
