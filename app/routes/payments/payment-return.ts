import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { readText } from '#app/features/forms/read-text.server.ts';
import { returnAddress } from '#app/features/payments/callbacks/return-address.ts';

/** PayU's form has some forty fields of a line each. */
const MAX_FORM_BYTES = 16 * 1024;

/**
 * Posted from the gateway's own site, without cookies: it changes nothing, and its data are verified on the
 * next page.
 */
export const handle = { csrf: 'signed', limit: 'events' };

export async function action({ request, params }: ActionFunctionArgs) {
  if (request.method !== 'POST') return notAllowed();
  const text = await readText(request, MAX_FORM_BYTES);
  return text === null ? new Response(null, { status: 413 }) : lead(params.data, new URLSearchParams(text));
}

export function loader({ request, params }: LoaderFunctionArgs) {
  return lead(params.data, new URL(request.url).searchParams);
}

function lead(data: string | undefined, fields: URLSearchParams): Response {
  const address = returnAddress(data ?? '', fields);
  return address === null ? new Response(null, { status: 400 }) : redirect(address, 303);
}

const notAllowed = () => new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });
