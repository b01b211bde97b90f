import * as v from 'valibot';
import type { Call } from './call.ts';
import { NothingSchema } from './envelope.ts';
import { LIMITS } from './limits.ts';
import { IdSchema, text } from './primitives.ts';
import { PageQuerySchema } from './queries.ts';
import { lenientArray } from './reading.ts';
import {
  ExplainedTitleSchema,
  ExplanationSchema,
  GivePlanBodySchema,
  ListedViewerSchema,
  RefundBodySchema,
  TitleTextSchema,
  ViewerDetailSchema,
  ViewerPaymentSchema,
} from './viewer-support.ts';

const of = { service: 'user', session: 'required', mayBeMissing: true } as const;
const viewer = v.object({ viewer_id: IdSchema });
const plan = v.object({ viewer_id: IdSchema, plan_id: IdSchema });

/** A brand's viewers, for those who help them (operators.md B.6). Every change leaves a line in the audit trail. */
export const viewerSupportCalls = {
  findViewers: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/viewers',
    summary: 'Viewers by a piece of their address or name, the newest first; role moderate',
    query: v.object({ ...PageQuerySchema.entries, search_text: v.optional(text(LIMITS.searchText), '') }),
    data: lenientArray(ListedViewerSchema, LIMITS.list),
    list: true,
  },
  viewerDetail: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/viewers/{viewer_id}',
    summary: 'One viewer, with plans, payments, devices and last plays; role moderate',
    params: viewer,
    data: ViewerDetailSchema,
  },
  endViewerSessions: {
    ...of,
    method: 'DELETE',
    path: '/api/v1/edit/viewers/{viewer_id}/sessions',
    summary: 'Sign a viewer out everywhere; role moderate',
    params: viewer,
    data: NothingSchema,
  },
  mailViewerReset: {
    ...of,
    method: 'POST',
    path: '/api/v1/edit/viewers/{viewer_id}/reset-mail',
    summary: 'Mail a viewer the link that sets a new password; role moderate',
    params: viewer,
    data: NothingSchema,
  },
  giveViewerPlan: {
    ...of,
    method: 'PUT',
    path: '/api/v1/edit/viewers/{viewer_id}/plans/{plan_id}',
    summary: 'Give a viewer a plan until a time, without a payment; role own',
    params: plan,
    body: GivePlanBodySchema,
    data: NothingSchema,
  },
  endViewerPlan: {
    ...of,
    method: 'DELETE',
    path: '/api/v1/edit/viewers/{viewer_id}/plans/{plan_id}',
    summary: 'End a plan of a viewer now, and its renewal; nothing is refunded; role own',
    params: plan,
    data: NothingSchema,
  },
  refundViewerPayment: {
    ...of,
    method: 'POST',
    path: '/api/v1/edit/viewers/{viewer_id}/payments/{payment_id}/refund',
    summary: 'Refund a payment, in whole or in part, at its gateway; takes the password; role own',
    params: v.object({ viewer_id: IdSchema, payment_id: IdSchema }),
    body: RefundBodySchema,
    takesPassword: true,
    data: ViewerPaymentSchema,
  },
  titlesToExplain: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/viewers/{viewer_id}/titles',
    summary: 'Titles by a piece of their name, those that viewers do not see among them; role moderate',
    params: viewer,
    query: v.object({ search_text: TitleTextSchema }),
    data: lenientArray(ExplainedTitleSchema, LIMITS.shortList),
  },
  explainViewer: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/viewers/{viewer_id}/titles/{content_id}',
    summary: 'Why a viewer may or may not watch a title now, rule by rule; role moderate',
    params: v.object({ viewer_id: IdSchema, content_id: IdSchema }),
    data: ExplanationSchema,
  },
} as const satisfies Record<string, Call>;
