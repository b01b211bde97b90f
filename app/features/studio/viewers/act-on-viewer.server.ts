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
const DeedSchema = v.variant('intent', [
  v.object({ intent: v.literal('sign-out') }),
  v.object({ intent: v.literal('reset-mail') }),
  v.object({ intent: v.literal('give-plan'), plan: IdSchema, until: typed }),
  v.object({ intent: v.literal('end-plan'), plan: IdSchema }),
  v.object({ intent: v.literal('refund'), payment: IdSchema, password: typed }),
]);
type Deed = v.InferOutput<typeof DeedSchema>;

/** Why a form with fields was not accepted, beside the field that it is about; never a password. */
export interface RejectedDeed {
  intent: 'give-plan' | 'refund';
  field: 'until' | 'password';
  text: string;
  plan?: string;
  until?: string;
}

const DONE: Record<Deed['intent'], string> = {
  'sign-out': 'studio:people_signed_out',
  'reset-mail': 'studio:people_mailed',
  'give-plan': 'studio:people_gave',
  'end-plan': 'studio:people_ended',
  refund: 'studio:people_refunded',
};

/** Does what a form of a viewer's page requests, and leads back to the page. */
export async function actOnViewer(context: MarqueeContext, id: string, form: URLSearchParams) {
  const read = v.safeParse(DeedSchema, Object.fromEntries(form));
  if (!read.success) throw data({ kind: 'bad-request' }, { status: 400 });
  const deed = read.output;
  const back = () => redirect(editPaths.viewer({ id }));
  const missing = await findMissing(context, deed);
  if (missing) return data(missing, { status: 400 });
  try {
    const key = (await perform(context, id, deed)) ?? DONE[deed.intent];
    context.flash.put({ kind: 'success', key });
    return back();
  } catch (thrown) {
    const error = orRejected(thrown);
    if (deed.intent !== 'give-plan' && deed.intent !== 'refund') {
      context.flash.put(toErrorFlash(error, 'unavailable'));
      return back();
    }
    const t = await translator(context, 'studio');
    const text = rejectionWords(error) ?? t('people_not_done');
    return data(toRejected(deed, text), { status: error.status === 422 ? 400 : (error.status ?? 503) });
  }
}

/** The key of another success than the usual one. */
async function perform(
  { services: { user }, session, timeZone }: MarqueeContext,
  id: string,
  deed: Deed,
): Promise<string | null> {
  switch (deed.intent) {
    case 'sign-out':
      await user.endViewerSessions(id);
      // Here they are known to be over at once; elsewhere with their next call of a service.
      session.viewerChanged(id);
      return null;
    case 'reset-mail':
      await user.mailViewerReset(id);
      return null;
    case 'give-plan':
      await user.giveViewerPlan(id, deed.plan, {
        until: endOfDay(deed.until, timeZone)?.toISOString() ?? '',
      });
      return null;
    case 'end-plan':
      await user.endViewerPlan(id, deed.plan);
      return null;
    case 'refund': {
      const { state } = await user.refundViewerPayment(id, deed.payment, deed.password);
      // Some gateways report it minutes afterwards.
      return state === 'refunded' ? null : 'studio:people_refund_begins';
    }
  }
}

async function findMissing(context: MarqueeContext, deed: Deed): Promise<RejectedDeed | null> {
  const t = await translator(context, 'studio');
  if (deed.intent === 'give-plan' && !endOfDay(deed.until, context.timeZone))
    return toRejected(deed, t('people_give_no_day'));
  if (deed.intent === 'refund' && deed.password === '')
    return toRejected(deed, t('people_no_password_typed'));
  return null;
}

const endOfDay = (day: string, timeZone: string) => momentAt(`${day}T23:59`, timeZone);

function toRejected(deed: Extract<Deed, { intent: RejectedDeed['intent'] }>, text: string): RejectedDeed {
  return deed.intent === 'refund'
    ? { intent: 'refund', field: 'password', text }
    : { intent: 'give-plan', field: 'until', text, plan: deed.plan, until: deed.until };
}
