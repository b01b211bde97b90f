import { log } from '#workers/platform/http/log.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { GatewayError } from './gateways/gateway-client.ts';

interface FailedCall {
  org: string;
  transactionId: string;
  error: GatewayError;
}

/** Logs a call that a gateway has failed; keys that it no longer accepts are an incident, as nobody can pay. */
export async function reportGatewayFailure(
  { incidents }: Pick<AccountStore, 'incidents'>,
  { org, transactionId, error }: FailedCall,
  now: Date,
): Promise<void> {
  const { message: reason, code, status } = error;
  log({ event: 'gateway-failed', org, transactionId, reason, code });
  if (status !== 401 && status !== 403) return;
  await incidents.report({ kind: 'gateway-refuses-keys', subject: org, details: { status, code } }, now);
}
