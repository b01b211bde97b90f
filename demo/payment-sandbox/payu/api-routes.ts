import type { Charge } from '../charge.ts';
import { readForm, type SandboxApp, sha512 } from '../provider.ts';
import type { SandboxStore } from '../store.ts';
import type { PayuCharges } from './charges.ts';

const NOT_FOUND = { mihpayid: 'Not Found', status: 'Not Found' };

/** `verify_payment` and `cancel_refund_transaction`. */
export function addApiRoutes(app: SandboxApp, store: SandboxStore, { refund }: Pick<PayuCharges, 'refund'>) {
  app.post('/merchant/postservice.php', async (c) => {
    const { key = '', command = '', var1 = '', var2 = '', var3, hash } = await readForm(c);
    const merchant = await store.merchant('PayU', key);
    if (!merchant || sha512([key, command, var1, merchant.keys.salt].join('|')) !== hash) {
      return c.json({ status: 0, msg: 'Invalid Hash.' });
    }
    if (command === 'cancel_refund_transaction') {
      const paid = await store.chargeByPayment('PayU', key, var1);
      if (!paid || (await store.answered('PayU', `token:${key}:${var2}`)))
        return c.json({ status: 0, msg: paid ? 'Token already used' : 'Invalid PayU ID' });
      if (!(await refund(paid, undefined, var3))) return c.json({ status: 0, msg: 'Invalid amount' });
      await store.keepAnswer('PayU', `token:${key}:${var2}`, '', true);
      return c.json({ status: 1, msg: 'Refund Request Queued', mihpayid: var1 });
    }
    const charge = await store.chargeBy('PayU', key, var1);
    if (command === 'getAllRefundsFromTxnIds') return c.json(toRefunds(charge));
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
}

function toRefunds(charge: Charge | null) {
  const { paymentId, refunds = [] } = charge ?? {};
  if (refunds.length === 0) return { status: 0, msg: 'No refunds found' };
  const list = refunds.map((Amount) => ({ PayuID: paymentId, Amount, Status: 'success' }));
  return { status: 1, msg: 'Refunds fetched successfully.', 'Refund Details': { [paymentId ?? '']: list } };
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
