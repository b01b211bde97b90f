/** Bytes over a plain buffer, as Web Crypto takes them. */
type Bytes = Uint8Array<ArrayBuffer>;

export interface SelfSigned {
  pem: string;
  privateKey: CryptoKey;
}

interface Validity {
  from: Date;
  to: Date;
}

export const RSA_SHA256 = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
} as const;

/**
 * A key and a certificate of its own making (X.509 v1, RFC 5280 §4.1), as PayPal signs its messages with one.
 */
export async function selfSigned(commonName: string, { from, to }: Validity): Promise<SelfSigned> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(RSA_SHA256, true, ['sign', 'verify']);
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey));
  const name = sequence(set(sequence(OID_COMMON_NAME, utf8(commonName))));
  const serial = der(
    0x02,
    crypto.getRandomValues(new Uint8Array(8)).map((byte, at) => (at === 0 ? 1 : byte)),
  );
  const body = sequence(serial, SHA256_WITH_RSA, name, sequence(utcTime(from), utcTime(to)), name, spki);
  const signature = new Uint8Array(await crypto.subtle.sign(RSA_SHA256, privateKey, body));
  const certificate = sequence(body, SHA256_WITH_RSA, der(0x03, concat(new Uint8Array([0]), signature)));
  return { pem: toPem(certificate), privateKey };
}

const OID_COMMON_NAME = der(0x06, new Uint8Array([0x55, 0x04, 0x03]));
const SHA256_WITH_RSA = sequence(
  der(0x06, new Uint8Array([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b])),
  der(0x05, new Uint8Array()),
);

function sequence(...elements: Bytes[]): Bytes {
  return der(0x30, concat(...elements));
}

function set(...elements: Bytes[]): Bytes {
  return der(0x31, concat(...elements));
}

function utf8(text: string): Bytes {
  return der(0x0c, new Uint8Array(new TextEncoder().encode(text)));
}

/** YYMMDDHHMMSSZ */
function utcTime(time: Date): Bytes {
  const digits = time.toISOString().replace(/\D/g, '').slice(2, 14);
  return der(0x17, new Uint8Array(new TextEncoder().encode(`${digits}Z`)));
}

/** Tag, length in its shortest form, content. */
function der(tag: number, content: Bytes): Bytes {
  const { length } = content;
  if (length < 0x80) return concat(new Uint8Array([tag, length]), content);
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return concat(new Uint8Array([tag, 0x80 | bytes.length, ...bytes]), content);
}

function concat(...arrays: Bytes[]): Bytes {
  return new Uint8Array(arrays.flatMap((array) => [...array]));
}

function toPem(certificate: Bytes): string {
  const lines = btoa(String.fromCharCode(...certificate)).match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
