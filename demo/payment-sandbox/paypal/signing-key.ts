import type { SandboxStore } from '../store.ts';
import { selfSigned } from './certificate.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

interface StoredKey {
  pem: string;
  pkcs8: string;
}

/** PayPal's certificate for webhooks, and its key. */
export function signingKey(store: SandboxStore): Promise<StoredKey> {
  return store.once<StoredKey>('paypal-certificate', async () => {
    const validity = { from: new Date(Date.now() - YEAR_MS), to: new Date(Date.now() + YEAR_MS) };
    const { pem, privateKey } = await selfSigned('messageverificationcerts.sandbox.paypal.com', validity);
    const exported = (await crypto.subtle.exportKey('pkcs8', privateKey)) as ArrayBuffer;
    return { pem, pkcs8: Buffer.from(exported).toString('base64') };
  });
}
