import type { WebhookEvent, WebhookRequest } from '../gateway.ts';
import { asText } from '../gateway-client.ts';
import { isSameText, sha512Hex, toText } from '../signatures.ts';

type Fields = Readonly<Record<string, string>>;

const UDFS = ['udf1', 'udf2', 'udf3', 'udf4', 'udf5'] as const;
/** udf6 to udf10, which hashes count and nobody uses. */
const UNUSED = ['', '', '', '', ''];

/** `sha512(key|txnid|amount|productinfo|firstname|email|udf1|…|udf5||||||salt)` */
export function payuRequestHash(fields: Fields, salt: string): string {
  const names = ['key', 'txnid', 'amount', 'productinfo', 'firstname', 'email', ...UDFS];
  return sha512Hex([...names.map((name) => fields[name] ?? ''), ...UNUSED, salt].join('|'));
}

/** The same backwards from the salt, with the status; before the salt what PayU charged on top, if it did. */
export function payuResponseHash(fields: Fields, salt: string): string {
  const names: string[] = [...UDFS].reverse();
  // PayU's documents and its answers spell it differently.
  const charges = fields.additionalCharges || fields.additional_charges;
  const signed = [
    ...(charges ? [charges] : []),
    salt,
    fields.status ?? '',
    ...UNUSED,
    ...[...names, 'email', 'firstname', 'productinfo', 'amount', 'txnid', 'key'].map(
      (name) => fields[name] ?? '',
    ),
  ];
  return sha512Hex(signed.join('|'));
}

/** Whether PayU made these fields, for this merchant. */
export function verifyPayuFields(
  fields: Fields,
  { merchantKey, salt }: { merchantKey: string; salt: string },
): boolean {
  const isSigned = isSameText(fields.hash ?? '', payuResponseHash(fields, salt));
  return isSigned && fields.key === merchantKey;
}

/** A webhook has the fields of the return form, or the same as JSON; the hash is over these fields. */
export function parsePayuWebhook(
  { headers, body }: WebhookRequest,
  account: { merchantKey: string; salt: string },
): WebhookEvent | null {
  const fields = readFields(toText(body) ?? '', headers.get('content-type') ?? '');
  if (!verifyPayuFields(fields, account)) return null;
  const { txnid: transactionId = '', status = '' } = fields;
  return {
    // Of what is signed: PayU's own number is not.
    eventId: `${transactionId}:${status}`,
    kind: status,
    subject: transactionId ? { transactionId } : null,
  };
}

const MAX_FIELDS = 200;

function readFields(text: string, contentType: string): Fields {
  if (!contentType.includes('json')) {
    return Object.fromEntries([...new URLSearchParams(text)].slice(0, MAX_FIELDS));
  }
  try {
    const entries = Object.entries(JSON.parse(text) as object).slice(0, MAX_FIELDS);
    return Object.fromEntries(entries.map(([name, value]) => [name, asText(value)]));
  } catch {
    return {};
  }
}
