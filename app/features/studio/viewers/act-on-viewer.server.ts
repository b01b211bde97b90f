import { data, redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import { toErrorFlash } from '#app/features/account/rejection.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { momentAt } from '#app/lib/wall-clock.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { orRejected, rejectionWords } from '../or-rejected.server.ts';

/** What the page's forms send. A field that is left out reads as an empty one. */
const typed = v.optional(v.pipe(v.string(), v.maxLength(LIMITS.password)), '');
/** As a number field sends it: with a full stop, whatever the language. */
const MoneyTextSchema = v.pipe(v.string(), v.trim(), v.maxLength(20), v.transform(Number));
const ActionSchema = v.variant('intent', [
  v.object({ intent: v.literal('sign-out') }),
  v.object({ intent: v.literal('reset-mail') }),
  v.object({ intent: v.literal('give-plan'), plan: IdSchema, until: typed }),
  v.object({ intent: v.literal('end-plan'), plan: IdSchema }),
  v.object({
    ...{ intent: v.literal('refund'), payment: IdSchema, password: typed },
    ...{
      amount: v.optional(MoneyTextSchema),
      refunded: v.optional(MoneyTextSchema),
      left: v.optional(MoneyTextSchema),
    },
  }),
]);
type ViewerAction = v.InferOutput<typeof ActionSchema>;

/** Why a form with fields was not accepted, beside the field that it is about; never a password. */
export interface RejectedAction {
  intent: 'give-plan' | 'refund';
  field: 'until' | 'password' | 'amount';
  text: string;
  /** Of a refund, as it was typed. */
  amount?: number | undefined;
  plan?: string;
  until?: string;
}

const DONE: Record<ViewerAction['intent'], string> = {
  'sign-out': 'studio:people_signed_out',
  'reset-mail': 'studio:people_mailed',
  'give-plan': 'studio:people_gave',
  'end-plan': 'studio:people_ended',
  refund: 'studio:people_refunded',
};

/** Does what a form of a viewer's page requests, and leads back to the page. */
export async function actOnViewer(context: MarqueeContext, id: string, form: URLSearchParams) {
  const read = v.safeParse(ActionSchema, Object.fromEntries(form));
  if (!read.success) throw data({ kind: 'bad-request' }, { status: 400 });
  const action = read.output;
  const back = () => redirect(editPaths.viewer({ id }));
  const missing = await findMissing(context, action);
  if (missing) return data(missing, { status: 400 });
  try {
    const key = (await perform(context, id, action)) ?? DONE[action.intent];
    context.flash.put({ kind: 'success', key });
    return back();
  } catch (thrown) {
    const error = orRejected(thrown);
    if (action.intent !== 'give-plan' && action.intent !== 'refund') {
      context.flash.put(toErrorFlash(error, 'unavailable'));
      return back();
    }
    const t = await translator(context, 'studio');
    const text = rejectionWords(error) ?? t('people_not_done');
    return data(toRejected(action, text), { status: error.status === 422 ? 400 : (error.status ?? 503) });
  }
}

/** The key of another success than the usual one. */
async function perform(
  { services: { user }, session, timeZone }: MarqueeContext,
  id: string,
  action: ViewerAction,
): Promise<string | null> {
  switch (action.intent) {
    case 'sign-out':
      await user.endViewerSessions(id);
      // Here they are known to be over at once; elsewhere with their next call of a service.
      session.viewerChanged(id);
      return null;
    case 'reset-mail':
      await user.mailViewerReset(id);
      return null;
    case 'give-plan':
      await user.giveViewerPlan(id, action.plan, {
        until: endOfDay(action.until, timeZone)?.toISOString() ?? '',
      });
      return null;
    case 'end-plan':
      await user.endViewerPlan(id, action.plan);
      return null;
    case 'refund': {
      const { payment, password, amount, refunded = 0 } = action;
      const { state, refunded_amount = 0 } = await user.refundViewerPayment(id, payment, {
        ...{ password, amount, refunded_amount: refunded },
      });
      if (state === 'refunded') return null;
      // Some gateways report it minutes afterwards.
      return refunded_amount > refunded ? 'studio:people_refunded_partly' : 'studio:people_refund_begins';
    }
  }
}

async function findMissing(context: MarqueeContext, action: ViewerAction): Promise<RejectedAction | null> {
  const t = await translator(context, 'studio');
  if (action.intent === 'give-plan' && !endOfDay(action.until, context.timeZone))
    return toRejected(action, t('people_give_no_day'));
  if (action.intent !== 'refund') return null;
  const { amount, left = Number.POSITIVE_INFINITY } = action;
  if (amount !== undefined && !(amount > 0))
    return { ...toRejected(action, t('people_refund_no_amount')), field: 'amount' };
  if (amount !== undefined && amount > left)
    return { ...toRejected(action, t('people_refund_too_much')), field: 'amount' };
  if (action.password === '') return toRejected(action, t('people_no_password_typed'));
  return null;
}

const endOfDay = (day: string, timeZone: string) => momentAt(`${day}T23:59`, timeZone);

function toRejected(
  action: Extract<ViewerAction, { intent: RejectedAction['intent'] }>,
  text: string,
): RejectedAction {
  return action.intent === 'refund'
    ? { intent: 'refund', field: 'password', text, amount: action.amount }
    : { intent: 'give-plan', field: 'until', text, plan: action.plan, until: action.until };
}
