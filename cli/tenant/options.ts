import type { ParseArgsConfig } from 'node:util';
import { LIMITS } from '#app/contract/limits.ts';
import { GATEWAYS } from '#app/contract/payment.ts';
import { requiredText } from '#app/contract/primitives.ts';
import { MAX_MEDIA_HOSTS, MediaHostSchema, SlugSchema } from '#app/contract/tenant.ts';
import { parseOptions } from '#cli/local/parse-options.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { checked } from './checked.ts';

const OPTIONS = {
  host: { type: 'string', multiple: true },
  primary: { type: 'string' },
  title: { type: 'string' },
  account: { type: 'string' },
  'asset-host': { type: 'string' },
  content: { type: 'string' },
  user: { type: 'string' },
  payment: { type: 'string' },
  analytics: { type: 'string' },
  'frame-ancestor': { type: 'string', multiple: true },
  'media-host': { type: 'string', multiple: true },
  'gateway-host': { type: 'string', multiple: true },
  'personalised-lists': { type: 'boolean' },
  'call-deadline': { type: 'string' },
  'payment-deadline': { type: 'string' },
  file: { type: 'string' },
  mode: { type: 'string' },
  currency: { type: 'string' },
  after: { type: 'string' },
  roles: { type: 'string' },
  invite: { type: 'boolean' },
  owner: { type: 'string' },
  reason: { type: 'string' },
  now: { type: 'boolean' },
  yes: { type: 'string' },
  remote: { type: 'boolean', default: false },
} satisfies ParseArgsConfig['options'];

export type Values = ReturnType<typeof readOptions>['values'];

export function readOptions(args: string[]) {
  return parseOptions(OPTIONS, joinSigned(args));
}

/** `--host -a.example` would be read as two options. */
function joinSigned(args: readonly string[]): string[] {
  const isSigned = (index: number) => args[index - 1] === '--host' && /^-[^-]/.test(args[index] ?? '');
  return args.flatMap((arg, index) => {
    if (isSigned(index)) return [];
    return isSigned(index + 1) ? [`${arg}=${args[index + 1]}`] : [arg];
  });
}

export const TitleSchema = requiredText(LIMITS.title);

export function requireSlug(slug: string | undefined): string {
  if (slug) return slug;
  throw new CommandError('Name the brand: a slug of lower-case letters, digits and dashes.');
}

export const toSlug = (slug: string | undefined) => checked(SlugSchema, requireSlug(slug), 'The slug');

/** `none` alone for an empty list. */
export function toMediaHosts(hosts: readonly string[]): string[] {
  if (hosts.length === 1 && hosts[0] === 'none') return [];
  if (hosts.length > MAX_MEDIA_HOSTS)
    throw new CommandError(`--media-host may be given ${MAX_MEDIA_HOSTS} times, not ${hosts.length}.`);
  return hosts.map((host) => checked(MediaHostSchema, host, `--media-host ${host}`));
}

export const toGateway = (name = '') => GATEWAYS.find((each) => each.toLowerCase() === name.toLowerCase());
