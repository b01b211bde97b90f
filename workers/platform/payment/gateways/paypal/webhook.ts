import { X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { WebhookEvent, WebhookRequest } from '../gateway.ts';
import { asObject, asText, GatewayError, type JsonObject } from '../gateway-client.ts';
import { parseSigned } from '../signatures.ts';
import type { PaypalWebhooks } from './adapter.ts';

interface Options {
  baseUrl: string;
  webhookId: string;
  fetch: typeof fetch;
}

const CERT_PATH = /^\/v1\/notifications\/certs\/[\w-]{1,120}$/;
const ALGORITHM = 'SHA256withRSA';
const MAX_CERT_LENGTH = 16_384;
const MAX_CERTS = 10;
const FETCH_TIMEOUT_MS = 4000;

/**
 * Checks PayPal's signature ourselves: RSA over `id|time|webhook id|CRC-32 of the bytes`, by a certificate
 * that is fetched from PayPal's own API host and no other, whatever address the message names.
 */
export function openPaypalWebhooks({ baseUrl, webhookId, fetch }: Options): PaypalWebhooks {
  const bases = basesOf(baseUrl);
  const certificates = new LRUCache<string, X509Certificate>({ max: MAX_CERTS });

  async function certificateAt(address: string): Promise<X509Certificate | null> {
    const url = parseUrl(address);
    if (!url || url.search || !bases.some((base) => isBelow(url.href, base))) return null;
    const known = certificates.get(url.href);
    if (known) return known;
    const pem = await fetchCertificate(url);
    if (!pem.startsWith('-----BEGIN CERTIFICATE-----') || pem.length > MAX_CERT_LENGTH) return null;
    const certificate = new X509Certificate(pem);
    certificates.set(url.href, certificate);
    return certificate;
  }

  /** Throws GatewayError while PayPal is unreachable: the webhook may well be genuine. */
  async function fetchCertificate(url: URL): Promise<string> {
    const { status, text } = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((thrown: unknown) => {
        throw new GatewayError(`GET certificate failed: ${thrown instanceof Error ? thrown.name : 'Error'}`);
      });
    if (status >= 500) throw new GatewayError(`GET certificate responded with ${status}`, { status });
    return status === 200 ? text : '';
  }

  async function isSigned({ headers, body, now }: WebhookRequest): Promise<boolean> {
    if (headers.get('paypal-auth-algo') !== ALGORITHM) return false;
    const certificate = await certificateAt(headers.get('paypal-cert-url') ?? '');
    if (!certificate || !isCurrent(certificate, now)) return false;
    const id = headers.get('paypal-transmission-id') ?? '';
    const time = headers.get('paypal-transmission-time') ?? '';
    const signed = `${id}|${time}|${webhookId}|${crc32(body)}`;
    const signature = Buffer.from(headers.get('paypal-transmission-sig') ?? '', 'base64');
    return await verify(certificate, signature, Buffer.from(signed));
  }

  return {
    async parseWebhook(message) {
      const holds = await isSigned(message);
      return toEvent(parseSigned(message, () => holds));
    },
  };
}

/** `api-m.` and `api.` are one API of PayPal; certificates come from either. */
function basesOf(baseUrl: string): string[] {
  return [baseUrl, baseUrl.replace('://api-m.', '://api.')];
}

const isBelow = (href: string, base: string) =>
  href.startsWith(base) && CERT_PATH.test(href.slice(base.length));

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

const isCurrent = ({ validFrom, validTo }: X509Certificate, now: Date) =>
  new Date(validFrom) <= now && now <= new Date(validTo);

async function verify(certificate: X509Certificate, signature: BufferSource, data: BufferSource) {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const spki = certificate.publicKey.export({ type: 'spki', format: 'der' });
  const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['verify']);
  return await crypto.subtle.verify(algorithm, key, signature, data);
}

function toEvent(event: JsonObject | null): WebhookEvent | null {
  const eventId = asText(event?.id);
  if (!eventId) return null;
  const kind = asText(event?.event_type);
  const resource = asObject(event?.resource);
  const related = asObject(asObject(resource?.supplementary_data)?.related_ids);
  const transactionId = asText(resource?.custom_id);
  const orderId = kind.startsWith('CHECKOUT.ORDER.') ? asText(resource?.id) : asText(related?.order_id);
  const beside = orderId ? { gatewayOrderId: orderId } : {};
  if (transactionId) return { eventId, kind, subject: { transactionId }, ...beside };
  return { eventId, kind, subject: orderId ? { gatewayOrderId: orderId } : null };
}
