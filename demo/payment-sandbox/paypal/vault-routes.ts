import type { Charge } from '../charge.ts';
import { checkoutPage, withQuery } from '../checkout-page.ts';
import { priceText } from '../price-text.ts';
import { baseOf, readForm, type SandboxApp } from '../provider.ts';
import { newId, type SandboxStore } from '../store.ts';
import { fail } from './fail.ts';
import { tokenOf } from './objects.ts';

interface SetupBody {
  payment_source?: {
    paypal?: {
      description?: string;
      usage_type?: string;
      experience_context?: { return_url?: string; cancel_url?: string };
    };
  };
}

/** Setup tokens and payment tokens: https://developer.paypal.com/docs/api/payment-tokens/v3/ */
export function addVaultRoutes(app: SandboxApp, store: SandboxStore) {
  app.post('/v3/vault/setup-tokens', async (c) => {
    const body: SetupBody = await c.req.json();
    const { merchant } = c.var;
    const requestId = c.req.header('paypal-request-id') ?? newId('');
    const known = await store.answered('PayPal', `setup:${merchant.key}:${requestId}`);
    const made = known && (await store.charge('PayPal', String(known.answer)));
    const charge = made ?? (await store.put(toSetup(merchant.key, requestId, body)));
    if (!made) await store.keepAnswer('PayPal', `setup:${merchant.key}:${requestId}`, '', charge.id);
    return c.json(toSetupToken(charge, baseOf(c, 'PayPal')), made ? 200 : 201);
  });

  app.get('/v3/vault/setup-tokens/:id', async (c) => {
    const charge = await store.charge('PayPal', c.req.param('id'));
    const isThere = charge?.merchant === c.var.merchant.key && charge.status !== 'expired';
    return isThere ? c.json(toSetupToken(charge, baseOf(c, 'PayPal'))) : fail(c, 404, 'RESOURCE_NOT_FOUND');
  });

  app.post('/v3/vault/payment-tokens', async (c) => {
    const body: { payment_source?: { token?: { id?: string } } } = await c.req.json();
    const charge = await store.charge('PayPal', body.payment_source?.token?.id ?? '');
    if (charge?.merchant !== c.var.merchant.key) return fail(c, 404, 'RESOURCE_NOT_FOUND');
    const requestId = `vault:${c.req.header('paypal-request-id')}`;
    const isAgain = (await store.answered('PayPal', requestId)) !== null;
    if (charge.status !== 'approved' && !isAgain) return fail(c, 422, 'SETUP_TOKEN_NOT_APPROVED');
    await store.keepAnswer('PayPal', requestId, '', true);
    const saved = await store.save(charge, tokenOf(charge), payerOf(charge));
    return c.json(
      {
        id: tokenOf(saved),
        customer: { id: 'sandbox' },
        payment_source: { paypal: { payer_id: payerOf(saved), usage_type: 'MERCHANT' } },
      },
      isAgain ? 200 : 201,
    );
  });

  app.get('/agreements/approve', async (c) => {
    const charge = await store.charge('PayPal', c.req.query('approval_session_id') ?? '');
    if (!charge) return c.notFound();
    const action = approvalUrl(baseOf(c, 'PayPal'), charge);
    const card = { label: 'PayPal account', value: payerOf(charge) };
    return c.html(checkoutPage({ charge, price: priceText(0, 'USD'), action, card }));
  });

  app.post('/agreements/approve', async (c) => {
    const charge = await store.charge('PayPal', c.req.query('approval_session_id') ?? '');
    if (!charge) return c.notFound();
    const { choice, card } = await readForm(c);
    const query = { approval_token_id: charge.id, approval_session_id: charge.id };
    if (choice !== 'approve') return c.redirect(withQuery(charge.cancelUrl, query), 303);
    if (charge.status === 'open') {
      await store.put({ ...charge, status: 'approved', card: card || payerOf(charge) });
    }
    return c.redirect(withQuery(charge.returnUrl, query), 303);
  });
}

function toSetup(merchant: string, reference: string, { payment_source }: SetupBody): Charge {
  const { description = '', experience_context: urls = {} } = payment_source?.paypal ?? {};
  return {
    org: 'PayPal',
    merchant,
    id: newId('').toUpperCase(),
    reference,
    amount: '0.00',
    currency: '',
    description,
    email: '',
    returnUrl: urls.return_url ?? '',
    cancelUrl: urls.cancel_url ?? '',
    status: 'open',
    paymentId: null,
    timesCharged: 0,
    keepsMethod: true,
    isSetup: true,
    createdMs: Date.now(),
  };
}

/** The buyer's own account; each order has a buyer of its own until the page names another. */
const payerOf = ({ card, id }: Charge) => card ?? `BUYER${id.slice(-8)}`;

const approvalUrl = (base: string, { id }: Charge) => `${base}/agreements/approve?approval_session_id=${id}`;

const STATUSES = { open: 'PAYER_ACTION_REQUIRED', approved: 'APPROVED', paid: 'VAULTED' } as const;

function toSetupToken(charge: Charge, base: string) {
  const status = STATUSES[charge.status as keyof typeof STATUSES] ?? 'CREATED';
  return {
    id: charge.id,
    customer: { id: 'sandbox' },
    status,
    links: [{ href: approvalUrl(base, charge), rel: 'approve', method: 'GET' }],
  };
}
