import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { IDS } from './catalogue.ts';
import { fail, ok, type Routes } from './router.ts';
import { memberRoute, type Sessions, type User } from './sessions.ts';

export const VOUCHER = 'FERRY5';
const GATEWAYS = [
  { _id: 'gw.1', org: 'Stripe', is_account_verified: true },
  { _id: '22', org: 'Paystack', is_account_verified: true },
  { _id: 'gw.3', org: 'Razorpay', is_account_verified: false },
];
const DAY_MS = 86_400_000;

interface Order {
  _id: string;
  user: User;
  plan: ReturnType<typeof makePlans>[number];
  discount: number;
  redirectTo: string;
  isPaid: boolean;
  paidAt: number;
  cancelledAt: number | null;
}

export type Shop = ReturnType<typeof openShop>;

const makePlans = (mark: string) => [
  { _id: IDS.plan, name: `Gold ${mark}`, amount: '9.90', currency: 'USD', duration: 30, description: null },
  { _id: '2', name: `Silver ${mark}`, amount: 4, currency: 'USD', duration: '7', description: '' },
];

/** Plans, orders, and the page of the gateway, which is on an origin of its own. */
export function openShop(mark: string) {
  const plans = makePlans(mark);
  const orders = new Map<string, Order>();
  let [siteUrl, gatewayUrl] = ['', ''];

  return {
    plans,
    orders,
    /** Where viewers come back to, and where they pay. */
    setAddresses(site: string, gateway: string) {
      [siteUrl, gatewayUrl] = [site, gateway];
    },
    launchAddress: (order: Order) => `${gatewayUrl}/pay/${order._id}`,
    /** The gateway's page: one button that pays, one link that leaves. */
    serveGateway(request: IncomingMessage, response: ServerResponse) {
      const { pathname } = new URL(request.url ?? '/', 'http://gateway');
      const order = orders.get(pathname.replace('/pay/', ''));
      if (!order) return response.writeHead(404).end();
      const data = Buffer.from(JSON.stringify({ transaction_id: order._id })).toString('base64url');
      const back = `${siteUrl}/payment-status/${data}`;
      if (request.method === 'POST') {
        Object.assign(order, { isPaid: true, paidAt: Date.now() });
        return response.writeHead(303, { location: back }).end();
      }
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(
        `<!doctype html><title>Pay</title><h1>Pay ${priceOf(order).toFixed(2)}</h1>
         <form method="post"><button>Pay now</button></form><a href="${back}">Leave</a>`,
      );
    },
  };
}

const priceOf = ({ plan, discount }: Pick<Order, 'plan' | 'discount'>) => Number(plan.amount) - discount;

export function paymentRoutes(shop: Shop, sessions: Sessions): Routes {
  const { plans, orders } = shop;
  const planOf = (id: unknown) => plans.find(({ _id }) => _id === id);
  const discounts = [
    {
      _id: 'd.1',
      name: 'Ferry week',
      discount_code: VOUCHER,
      value_type: 'flat',
      value: '5',
      max_value: null,
      description: null,
      applicable_subscriptions: [IDS.plan],
    },
  ];
  /** What a code or a listed discount takes off; null where it is none. */
  const discountOf = (body: { discount_code?: string; discount_id?: string }) => {
    if (!body.discount_code && !body.discount_id) return { amount: 0, discount: null };
    const discount = discounts.find(
      ({ _id, discount_code }) => _id === body.discount_id || discount_code === body.discount_code,
    );
    return discount ? { amount: Number(discount.value), discount } : null;
  };
  const paidOrders = (user: User) =>
    [...orders.values()].filter((order) => order.user === user && order.isPaid);

  return {
    'GET /api/v1/subscription': () => ok(plans),
    'GET /api/v1/payment/active-subscription': memberRoute(sessions, (_, { plans }) =>
      ok(plans.map((_id) => ({ status: true, subscription: { _id } }))),
    ),
    'GET /api/v1/payment-gateway/customer-org': () => ok(GATEWAYS),
    'GET /api/v1/payment/discount': ({ query }) => ok(query.get('plan_id') === IDS.plan ? discounts : []),
    'POST /api/v1/payment/get-estimation': memberRoute(sessions, ({ body }) => {
      const [plan, found] = [planOf(body.subscription_id), discountOf(body)];
      if (!plan) return fail(404, 'There is no such plan');
      return ok({
        subscription: { amount: plan.amount },
        currency: plan.currency,
        discount_amount: found?.amount ?? 0,
        tax_amount: null,
        transaction_amount: priceOf({ plan, discount: found?.amount ?? 0 }),
        is_discount_applied: Boolean(found?.discount),
        is_valid_discount: found !== null,
        message: found ? '' : 'This code has sailed.',
        discount: found?.discount ?? null,
      });
    }),
    'POST /api/v1/payment/create-transaction': memberRoute(sessions, ({ body }, user) => {
      const plan = planOf(body.subscription_id);
      const gateway = GATEWAYS.find(({ _id }) => _id === body.customer_gateway_info_id);
      if (!plan || !gateway?.is_account_verified) return fail(422, 'That cannot be paid for');
      const discount = discountOf(body)?.amount ?? 0;
      const order = {
        _id: randomUUID(),
        user,
        plan,
        discount,
        redirectTo: body.redirection_url,
        isPaid: false,
        paidAt: 0,
        cancelledAt: null,
      };
      orders.set(order._id, order);
      const address = gateway.org === 'Stripe' ? 'url' : 'authorization_url';
      const payload = { id: `cs_${order._id}`, amount: priceOf(order), currency: plan.currency };
      return ok({
        _id: order._id,
        customer_gateway_info: gateway,
        initiate_payload: { ...payload, [address]: shop.launchAddress(order) },
      });
    }),
    'POST /api/v1/payment/capture-payment': memberRoute(sessions, ({ body }, user) => {
      const order = orders.get(body.transaction_id);
      if (order?.user !== user || !order.isPaid) return fail(402, 'Nothing was paid');
      user.plans.push(order.plan._id);
      return ok({ redirection_url: order.redirectTo });
    }),
    'GET /api/v1/payment/get-transactions': memberRoute(sessions, (_, user) =>
      ok(
        paidOrders(user).map(({ _id, plan, discount, paidAt }, index) => ({
          _id,
          transaction_id: `T-${index + 1}`,
          subscription_name: plan.name,
          start_date: new Date(paidAt).toISOString(),
          end_date: null,
          captured_date: '',
          status: true,
          currency: plan.currency,
          subscription_amount: plan.amount,
          discount_amount: discount,
          tax_amount: null,
          transaction_amount: priceOf({ plan, discount }),
        })),
      ),
    ),
    'GET /api/v1/payment/renewals': memberRoute(sessions, (_, user) =>
      ok(
        paidOrders(user).map(({ _id, plan, paidAt, cancelledAt }) => ({
          id: _id,
          subscription_name: plan.name,
          created_date: new Date(paidAt).toISOString(),
          last_renewal_date: null,
          next_renewal_date: new Date(paidAt + 30 * DAY_MS).toISOString(),
          renewal_status: cancelledAt ? 'stopped' : 'ongoing',
          cancellation_date: cancelledAt && new Date(cancelledAt).toISOString(),
        })),
      ),
    ),
    'DELETE /api/v1/payment/renewals': memberRoute(sessions, ({ query }) => {
      const order = orders.get(query.get('subs_renewal_id') ?? '');
      if (!order) return fail(404, 'There is no such renewal');
      order.cancelledAt = Date.now();
      return ok();
    }),
  };
}
