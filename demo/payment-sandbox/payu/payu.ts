import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Charge, Merchant } from '../charge.ts';
import { checkoutPage } from '../checkout-page.ts';
import { baseOf, type ProviderContext, readForm, sha512 } from '../provider.ts';
import { newId } from '../store.ts';

type Fields = Record<string, string>;

const UDFS = ['udf1', 'udf2', 'udf3', 'udf4', 'udf5'];
const SENT = ['key', 'txnid', 'amount', 'productinfo', 'firstname', 'email', ...UDFS];

/** PayU India's hosted page, its answer by a form of its own, and `verify_payment`. */
export function payu({ store, webhooks }: ProviderContext) {
  const app = new Hono<{ Variables: { merchant: Merchant } }>();

  const fieldsOf = (charge: Charge) =>
    store.answered('PayU', charge.id).then((stored) => (stored?.answer ?? {}) as Fields);

  async function answerFields(charge: Charge, merchant: Merchant, status: string): Promise<Fields> {
    const sent = await fieldsOf(charge);
    const answer = {
      ...sent,
      status,
      mihpayid: charge.paymentId ?? `${Date.now()}`,
      mode: 'CC',
      unmappedstatus: UNMAPPED[status] ?? '',
    };
    const signed = [
      merchant.keys.salt,
      status,
      '',
      '',
      '',
      '',
      '',
      ...[...SENT].reverse().map((name) => sent[name] ?? ''),
    ];
    return { ...answer, hash: sha512(signed.join('|')) };
  }

  async function notify(charge: Charge, merchant: Merchant, status: string) {
    const body = new URLSearchParams(await answerFields(charge, merchant, status)).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await webhooks.sendWebhook('PayU', merchant, { kind: status, headers, body });
  }

  async function pay(charge: Charge): Promise<Charge> {
    const paid = await store.pay(charge, String(Date.now()) + Math.floor(Math.random() * 1000));
    const merchant = await store.merchant('PayU', charge.merchant);
    if (merchant && charge.paymentId === null) await notify(paid, merchant, 'success');
    return paid;
  }

  async function refund(charge: Charge): Promise<void> {
    const merchant = await store.merchant('PayU', charge.merchant);
    const refunded = await store.refund(charge);
    if (merchant) await notify(refunded, merchant, 'refunded');
  }

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
    return c.html(checkoutPage({ charge, price: `${charge.amount} ${charge.currency}`, action }));
  });

  app.post('/pay/:id', async (c) => {
    const charge = await store.charge('PayU', c.req.param('id'));
    const merchant = charge && (await store.merchant('PayU', charge.merchant));
    if (!charge || !merchant) return c.notFound();
    const { choice } = await readForm(c);
    if (choice === 'approve') {
      return c.html(returnForm(charge.returnUrl, await answerFields(await pay(charge), merchant, 'success')));
    }
    const failed = charge.status === 'open' ? await store.put({ ...charge, status: 'declined' }) : charge;
    return c.html(returnForm(charge.cancelUrl, await answerFields(failed, merchant, 'failure')));
  });

  app.post('/merchant/postservice.php', async (c) => {
    const { key = '', command = '', var1 = '', hash } = await readForm(c);
    const merchant = await store.merchant('PayU', key);
    if (!merchant || sha512([key, command, var1, merchant.keys.salt].join('|')) !== hash) {
      return c.json({ status: 0, msg: 'Invalid Hash.' });
    }
    if (command === 'cancel_refund_transaction') {
      const paid = await store.chargeByPayment('PayU', key, var1);
      if (paid?.status !== 'paid') return c.json({ status: 0, msg: 'Invalid PayU ID' });
      await refund(paid);
      return c.json({ status: 1, msg: 'Refund Request Queued', mihpayid: var1 });
    }
    const charge = await store.chargeBy('PayU', key, var1);
    if (!charge)
      return c.json({
        status: 0,
        msg: '0 out of 1 Transactions Fetched Successfully',
        transaction_details: { [var1]: NOT_FOUND },
      });
    return c.json({
      status: 1,
      msg: '1 out of 1 Transactions Fetched Successfully',
      transaction_details: { [var1]: toDetails(charge) },
    });
  });

  return {
    app,
    pay,
    refund,
  };
}

const UNMAPPED: Record<string, string> = { success: 'captured', failure: 'failed', refunded: 'refunded' };
const NOT_FOUND = { mihpayid: 'Not Found', status: 'Not Found' };

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

function toDetails(charge: Charge) {
  const status =
    { open: 'pending', declined: 'failure', expired: 'failure', approved: 'pending' }[
      charge.status as string
    ] ?? 'success';
  const unmappedstatus =
    charge.status === 'refunded'
      ? 'refunded'
      : ({ success: 'captured', failure: 'failed' }[status] ?? 'initiated');
  return {
    mihpayid: charge.paymentId ?? 'Not Found',
    txnid: charge.reference,
    amt: charge.amount,
    transaction_amount: charge.amount,
    status,
    unmappedstatus,
    productinfo: charge.description,
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
