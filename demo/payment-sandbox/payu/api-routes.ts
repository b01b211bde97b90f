import type { Charge } from '../charge.ts';
import { readForm, type SandboxApp, sha512 } from '../provider.ts';
import type { SandboxStore } from '../store.ts';
import type { PayuCharges } from './charges.ts';

const NOT_FOUND = { mihpayid: 'Not Found', status: 'Not Found' };

/** `verify_payment` and `cancel_refund_transaction`. */
export function addApiRoutes(app: SandboxApp, store: SandboxStore, { refund }: Pick<PayuCharges, 'refund'>) {
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
