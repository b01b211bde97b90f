import { baseOf, type SandboxApp } from '../provider.ts';
import type { SandboxStore } from '../store.ts';
import type { PaystackCharges } from './charges.ts';
import { initialize } from './initialize.ts';
import { toData } from './objects.ts';
import { fail, succeed } from './responses.ts';

/** https://paystack.com/docs/api/transaction/ and /refund/ */
export function addTransactionRoutes(app: SandboxApp, store: SandboxStore, { pay, refund }: PaystackCharges) {
  app.post('/transaction/initialize', async (c) => {
    const charge = await initialize(store, c, c.var.merchant);
    if (charge instanceof Response) return charge;
    const authorization_url = `${baseOf(c, 'Paystack')}/pay/${charge.id}`;
    return succeed(c, { authorization_url, access_code: charge.id, reference: charge.reference });
  });

  app.get('/transaction/verify/:reference', async (c) => {
    const charge = await store.chargeBy('Paystack', c.var.merchant.key, c.req.param('reference'));
    return charge ? succeed(c, toData(charge)) : fail(c, 400, 'transaction_not_found');
  });

  app.post('/transaction/charge_authorization', async (c) => {
    const { authorization_code = '' }: Record<string, string> = await c.req.raw.clone().json();
    const charge = await initialize(store, c, c.var.merchant);
    if (charge instanceof Response) return charge;
    switch (await store.methodAnswer('Paystack', authorization_code)) {
      case 'decline':
        return succeed(c, toData(await store.put({ ...charge, status: 'declined' })));
      case 'pending':
        return succeed(c, toData(await store.put({ ...charge, status: 'approved' })));
      case 'lost':
        await pay(charge);
        await store.putMethodAnswer('Paystack', authorization_code, 'approve');
        return fail(c, 503, 'server_error');
      case 'approve':
        return succeed(c, toData(await pay(charge)));
    }
  });

  app.get('/refund', async (c) => {
    const charge = await store.chargeByPayment(
      'Paystack',
      c.var.merchant.key,
      c.req.query('transaction') ?? '',
    );
    const { reference: transaction_reference, refunds = [] } = charge ?? {};
    const toRefund = (amount: string) => ({
      ...{ transaction_reference, amount: Number(amount), status: 'processed' },
    });
    return c.json({ status: true, data: refunds.map(toRefund) });
  });

  app.post('/refund', async (c) => {
    const { transaction = '', amount }: Record<string, string> = await c.req.json();
    const charge = await store.chargeBy('Paystack', c.var.merchant.key, transaction);
    const isRefunded = charge && (await refund(charge, undefined, amount && String(amount)));
    if (!isRefunded) return fail(c, 400, 'transaction_not_refundable');
    return succeed(c, { status: 'processed', transaction: { reference: charge.reference } });
  });
}
