import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { GatewaySchema } from '#app/contract/payment.ts';
import { readBytes } from '#app/features/forms/read-text.server.ts';
import { forwardWebhook } from '#app/features/payments/callbacks/forward-webhook.ts';

/** As much as the payment service takes. The longest messages of gateways are some tens of kilobytes. */
const MAX_MESSAGE_BYTES = 256 * 1024;

/**
 * Sent by gateways, which have no cookie and no origin of ours: their signature is checked where their keys
 * are.
 */
export const handle = { csrf: 'signed', limit: 'events' };

export async function action({ context, request, params }: ActionFunctionArgs) {
  if (request.method !== 'POST') return notAllowed();
  const org = v.safeParse(GatewaySchema, params.org);
  if (!org.success) return new Response(null, { status: 404 });
  const body = await readBytes(request, MAX_MESSAGE_BYTES);
  if (body === null) return new Response(null, { status: 413 });
  const message = { headers: request.headers, body };
  const status = await forwardWebhook(context.services.payment, org.output, message);
  return new Response(null, { status });
}

export function loader() {
  return notAllowed();
}

const notAllowed = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });
