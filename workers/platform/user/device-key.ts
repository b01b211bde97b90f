import { timingSafeEqual } from 'node:crypto';
import type { CallContext } from '#workers/platform/call-context.ts';
import { keyedHash, newSecret } from './secret.ts';

type DeviceContext = Pick<CallContext, 'store' | 'client' | 'dependencies'>;

/**
 * What a browser is given when somebody signs in on it: a name that only we can make, good for that address and
 * brand. It opens nothing; its wrong passwords are counted by themselves (docs/decisions/038).
 */
export function newDeviceKey(context: DeviceContext, emailKey: string): string {
  const name = newSecret();
  return `${name}.${macOf(context, emailKey, name)}`;
}

/** The key among the caller's that was given for this address. */
export function deviceKeyOf(context: DeviceContext, emailKey: string): string | null {
  return context.client.deviceKeys.find((key) => isOurs(context, emailKey, key)) ?? null;
}

function isOurs(context: DeviceContext, emailKey: string, key: string): boolean {
  const [name = '', mac = ''] = key.split('.');
  const [given, expected] = [Buffer.from(mac), Buffer.from(macOf(context, emailKey, name))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function macOf({ store, dependencies }: DeviceContext, emailKey: string, name: string): string {
  return keyedHash(dependencies.signingKey, `device\n${store.accountId}\n${emailKey}\n${name}`);
}
