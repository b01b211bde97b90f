import * as v from 'valibot';
import type { Call } from './call.ts';
import { NothingSchema } from './envelope.ts';
import {
  ActiveSubscriptionListSchema,
  CaptureBodySchema,
  CaptureSchema,
  CreateTransactionBodySchema,
  CustomerOrgListSchema,
  DiscountListSchema,
  EstimationBodySchema,
  EstimationSchema,
  GatewaySchema,
  PlanListSchema,
  RenewalListSchema,
  TransactionListSchema,
  TransactionStartSchema,
} from './payment.ts';
import { PlanIdQuerySchema, PlansQuerySchema, RenewalIdQuerySchema } from './queries.ts';

const get = { service: 'payment', method: 'GET' } as const;
const post = { service: 'payment', method: 'POST' } as const;

export const paymentCalls = {
  plans: {
    ...get,
    path: '/api/v1/subscription',
    summary: 'Plans and pay-per-views',
    session: 'none',
    query: PlansQuerySchema,
    data: PlanListSchema,
  },
  activeSubscriptions: {
    ...get,
    path: '/api/v1/payment/active-subscription',
    summary: "The viewer's subscriptions and pay-per-views",
    session: 'required',
    data: ActiveSubscriptionListSchema,
  },
  customerOrgs: {
    ...get,
    path: '/api/v1/payment-gateway/customer-org',
    summary: "The account's gateways",
    session: 'none',
    data: CustomerOrgListSchema,
  },
  discounts: {
    ...get,
    path: '/api/v1/payment/discount',
    summary: 'Discounts for a plan',
    session: 'optional',
    query: PlanIdQuerySchema,
    data: DiscountListSchema,
  },
  estimation: {
    ...post,
    path: '/api/v1/payment/get-estimation',
    summary: 'What a plan costs with a discount',
    session: 'optional',
    body: EstimationBodySchema,
    data: EstimationSchema,
  },
  createTransaction: {
    ...post,
    path: '/api/v1/payment/create-transaction',
    summary: 'Start a payment',
    session: 'required',
    body: CreateTransactionBodySchema,
    data: TransactionStartSchema,
    idempotent: true,
  },
  capturePayment: {
    ...post,
    path: '/api/v1/payment/capture-payment',
    summary: 'Finish a payment; twice answers as once',
    session: 'required',
    body: CaptureBodySchema,
    data: CaptureSchema,
  },
  webhook: {
    ...post,
    path: '/api/v1/payment/webhook/{org}',
    summary: "The gateway's own signed message; 200 once stored",
    session: 'none',
    params: v.object({ org: GatewaySchema }),
    data: NothingSchema,
    rawBody: true,
  },
  transactions: {
    ...get,
    path: '/api/v1/payment/get-transactions',
    summary: "The viewer's transactions",
    session: 'required',
    data: TransactionListSchema,
  },
  renewals: {
    ...get,
    path: '/api/v1/payment/renewals',
    summary: "The viewer's renewals",
    session: 'required',
    data: RenewalListSchema,
  },
  cancelRenewal: {
    service: 'payment',
    method: 'DELETE',
    path: '/api/v1/payment/renewals',
    summary: 'Cancel a renewal',
    session: 'required',
    query: RenewalIdQuerySchema,
    data: NothingSchema,
  },
} as const satisfies Record<string, Call>;
