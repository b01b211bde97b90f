import { domainToASCII, domainToUnicode } from 'node:url';
import { isLocalSiteName } from '#app/contract/hostname.ts';
import { hostnameFault } from '#app/contract/hostname-fault.ts';
import { HostnameSchema } from '#app/contract/tenant.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { checked } from './checked.ts';

export function toHostnames(hosts: string[] = []): string[] {
  if (hosts.length === 0)
    throw new CommandError('Name the hostname that the brand answers on: --host www.example.com');
  return [...new Set(hosts.map((host) => toHostname(host)))];
}

/** As browsers send it: lower case, no trailing dot, punycode for other scripts. */
export function toHostname(host: string, what = `--host ${host}`): string {
  const plain = host.replace(/\.$/, '').toLowerCase();
  // What has an address, a port or a wildcard in it is to be called that, not what is left of it.
  const ascii = hostnameFault(plain) === null ? plain : domainToASCII(plain);
  const isName = ascii !== '' && !/[/:@?#[\]\s*_]/.test(plain);
  const hostname = checked(HostnameSchema, isName ? ascii : plain, what);
  if (isLocalSiteName(hostname)) throw new CommandError(`${what} is reserved for the local site itself.`);
  return hostname;
}

/** As the operator typed it, with its ASCII form behind it where that is another one. */
export function shownHostname(hostname: string): string {
  const typed = domainToUnicode(hostname);
  return typed === '' || typed === hostname ? hostname : `${typed} (${hostname})`;
}
