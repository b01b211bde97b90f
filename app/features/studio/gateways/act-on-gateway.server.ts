import { data, redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import type { CallBody } from '#app/contract/calls.ts';
import { GATEWAY_FIELD_OF_CODE, GATEWAY_MODES, type GatewayMode } from '#app/contract/gateway-calls.ts';
import type { Gateway } from '#app/contract/payment.ts';
import { CurrencySchema } from '#app/contract/primitives.ts';
import { toErrorFlash } from '#app/features/account/rejection.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isTooMany, isWithoutResponse, type ServiceError } from '#app/services/service-error.ts';
import { orRejected, rejectionWords } from '../or-rejected.server.ts';

/** Why a form was not accepted, with what was typed: neither a key nor the password is in it. */
export interface UnsavedGateway {
  mode: GatewayMode;
  currency: string;
  /** `field` is the name of the form's. */
  faults: readonly { field: string; text: string }[];
  /** What is about no field. */
  message: string | null;
}

const typed = v.optional(v.string(), '');
const FormSchema = v.variant('intent', [
  v.object({ intent: v.literal('stop') }),
  v.object({
    intent: v.picklist(['save', 'offer']),
    mode: v.picklist(GATEWAY_MODES),
    currency: v.optional(v.pipe(v.string(), v.trim()), ''),
    password: typed,
  }),
]);
type SentGateway = Exclude<v.InferOutput<typeof FormSchema>, { intent: 'stop' }>;

const KEY_PREFIX = 'keys.';

/** Does what a form of a gateway's page requests, and leads to the list, which has the new state. */
export async function actOnGateway(context: MarqueeContext, org: Gateway, form: URLSearchParams) {
  const read = v.safeParse(FormSchema, Object.fromEntries(form));
  if (!read.success) throw data({ kind: 'bad-request' }, { status: 400 });
  if (read.output.intent === 'stop') return stopGateway(context, org);
  return saveGateway(context, org, { ...read.output, keys: keysOf(form) });
}

async function stopGateway(context: MarqueeContext, org: Gateway) {
  try {
    await context.services.payment.setGateway(org, { is_verified: false });
  } catch (thrown) {
    context.flash.put(toErrorFlash(orRejected(thrown), 'unavailable'));
    return redirect(editPaths.gateway({ org }));
  }
  context.flash.put({ kind: 'success', key: 'studio:gateway_stopped', values: { gateway: org } });
  return redirect(editPaths.gateways());
}

async function saveGateway(
  context: MarqueeContext,
  org: Gateway,
  sent: SentGateway & { keys: Record<string, string> },
) {
  const t = await translator(context, 'studio');
  const { intent, mode, currency, password, keys } = sent;
  const reject = (status: number, faults: UnsavedGateway['faults'], message: string | null = null) => {
    const unsaved: UnsavedGateway = { mode, currency, faults, message };
    return data(unsaved, { status });
  };
  const faults = findFaults(sent).map(({ field, key }) => ({ field, text: t(key) }));
  if (faults.length > 0) return reject(422, faults);
  const body: CallBody<'setGateway'> = {
    ...{ mode, currency, password },
    ...(hasKeys(keys) && { keys }),
    ...(intent === 'offer' && { is_verified: true }),
  };
  try {
    await context.services.payment.setGateway(org, body);
  } catch (thrown) {
    const error = orRejected(thrown);
    const text =
      rejectionWords(error) ?? t(isWithoutResponse(error) ? 'gateway_unknown' : 'gateway_not_done');
    const field = fieldOf(error, Object.keys(keys));
    const status = error.status ?? 503;
    return field === null ? reject(status, [], text) : reject(status, [{ field, text }]);
  }
  const key = intent === 'offer' ? 'studio:gateway_offered' : 'studio:gateway_saved';
  context.flash.put({ kind: 'success', key, values: { gateway: org } });
  return redirect(editPaths.gateways());
}

/** By their own names, as they were typed but for blanks around them. */
function keysOf(form: URLSearchParams): Record<string, string> {
  const fields = [...form].filter(([name]) => name.startsWith(KEY_PREFIX));
  return Object.fromEntries(fields.map(([name, value]) => [name.slice(KEY_PREFIX.length), value.trim()]));
}

/** Without any the stored ones stay. */
const hasKeys = (keys: Record<string, string>) => Object.values(keys).some((value) => value !== '');

/** What is wrong before the platform is called, with the keys of the words for it. */
function findFaults({ keys, currency, password }: SentGateway & { keys: Record<string, string> }) {
  const names = hasKeys(keys) ? Object.keys(keys).filter((name) => keys[name] === '') : [];
  return [
    ...names.map((name) => ({ field: `${KEY_PREFIX}${name}`, key: 'gateway_fault_key' })),
    ...(v.is(CurrencySchema, currency) ? [] : [{ field: 'currency', key: 'gateway_fault_currency' }]),
    ...(password === '' ? [{ field: 'password', key: 'gateway_fault_password' }] : []),
  ];
}

/** The form's field that an error is about: of all keys the first, as gateways do not name which is wrong. */
function fieldOf(error: ServiceError, keyNames: readonly string[]): string | null {
  const fields: Record<string, string> = GATEWAY_FIELD_OF_CODE;
  const { code } = error;
  if (isTooMany(error)) return 'password';
  const field = code !== undefined && Object.hasOwn(fields, code) ? (fields[code] ?? null) : null;
  return field === 'keys' ? `${KEY_PREFIX}${keyNames[0]}` : field;
}
