import { domainToASCII } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import * as v from 'valibot';
import { AccountIdSchema } from '#app/contract/account-id.ts';
import { AssetHostSchema } from '#app/contract/asset-host.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { GATEWAYS, type Gateway } from '#app/contract/payment.ts';
import { CurrencySchema, requiredText } from '#app/contract/primitives.ts';
import {
  CallDeadlineSchema,
  FrameAncestorSchema,
  HostnameSchema,
  MediaHostSchema,
  PaymentDeadlineSchema,
  ServiceUrlSchema,
  SlugSchema,
  type TenantRecord,
} from '#app/contract/tenant.ts';
import { CommandError } from '#cli/local/run-command.ts';

export const SERVICES = ['content', 'user', 'payment', 'analytics'] as const;
export type Service = (typeof SERVICES)[number];

/** The arguments of `create`, checked for form; whether names are taken or known is for `createTenant`. */
export interface NewTenant {
  slug: string;
  hostnames: string[];
  accountId?: string;
  assetHost?: string;
  services: Partial<Record<Service, string>>;
  /** Who may frame the embedded player, as CSP sources. */
  frameAncestors?: string[];
  /** Where the other hostnames redirect to. */
  primaryHost?: string;
  /** Where films and streams come from beside the asset host. */
  mediaHosts?: string[];
  /** Of gateways' pages, beside the well-known ones. */
  gatewayHosts?: NonNullable<TenantRecord['gateway_hosts']>;
  /** The services answer signed-in viewers differently. */
  hasPersonalisedLists?: boolean;
  /** In milliseconds. */
  deadlines?: { call_ms?: number; payment_ms?: number };
}

/**
 * How a brand's viewers can pay. Keys come from standard input or a file: an argument is read by every
 * process.
 */
export type GatewayCommand = { slug: string } & (
  | { act: 'list' }
  | { act: 'verify' | 'disable'; org: Gateway }
  | { act: 'set'; org: Gateway; file?: string; mode?: 'live' | 'test'; currency?: string }
);

/** What `update` changes, as the operator's API takes it. */
export interface TenantChange {
  add_hostnames?: string[];
  remove_hostnames?: string[];
  /** Null makes all hostnames equal. */
  primary_host?: string | null;
  media_hosts?: string[];
  title?: string;
}

export type TenantCommand = { remote: boolean } & (
  | { kind: 'create'; tenant: NewTenant }
  | { kind: 'list'; after: string }
  | { kind: 'project' }
  | { kind: 'update'; slug: string; change: TenantChange }
  | { kind: 'show' | 'remove'; slug: string }
  | { kind: 'gateway'; change: GatewayCommand }
);

export const USAGE = `Usage:
  npm run tenant -- create <slug> --host <hostname> [--account <id>] [--asset-host <host>]
                    [--content <url>] [--user <url>] [--payment <url>] [--analytics <url>]
                    [--primary <hostname>] [--frame-ancestor <origin>] [--media-host <host>]
                    [--gateway-host <gateway>=<hostname>] [--personalised-lists]
                    [--call-deadline <ms>] [--payment-deadline <ms>]
  npm run tenant -- list [--after <slug>]
  npm run tenant -- project             (writes what KV has of the brands anew, from D1)
  npm run tenant -- show <slug>
  npm run tenant -- update <slug> [--host +<hostname>] [--host -<hostname>] [--primary <hostname>|none]
                    [--title <text>] [--media-host <host>|none]
  npm run tenant -- remove <slug>
  npm run tenant -- gateway list <slug>
  npm run tenant -- gateway set <slug> <gateway> [--file <keys.json>] [--mode live|test] [--currency <code>]
                    (without --file the keys are read from standard input, as JSON)
  npm run tenant -- gateway verify|disable <slug> <gateway>
Add --remote to work on Cloudflare instead of this machine. --host, --frame-ancestor, --media-host and
--gateway-host may be given several times.`;

// Names that the local site answers for itself (cli/local/worker-options.ts).
const RESERVED_HOST = /^(?:.*\.)?(?:assets|platform|pay)\.localhost$/;

const MAX_MEDIA_HOSTS = 20;
const TitleSchema = requiredText(LIMITS.title);

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
  remote: { type: 'boolean', default: false },
} satisfies ParseArgsConfig['options'];

type Values = ReturnType<typeof read>['values'];

/** Throws a CommandError with one line that names the change to make. */
export function parseTenantArguments(args: string[]): TenantCommand {
  const { positionals, values } = read(args);
  const [kind, slug, ...rest] = positionals;
  const { remote } = values;
  if (kind === 'gateway') return { kind, remote, change: gatewayCommand([slug ?? '', ...rest], values) };
  if (rest.length > 0) throw new CommandError(`One brand at a time: "${rest.join(' ')}" is too much.`);
  if (kind === 'update') return { kind, remote, slug: toSlug(slug), change: tenantChange(values) };
  if (kind !== 'create') refuseCreateOptions(kind === 'list' ? { ...values, after: undefined } : values);
  switch (kind) {
    case 'list':
      if (slug) throw new CommandError('list takes no slug; show does.');
      return {
        kind,
        remote,
        after: values.after === undefined ? '' : checked(SlugSchema, values.after, '--after'),
      };
    case 'project':
      if (slug) throw new CommandError('project takes no slug: it writes all brands.');
      return { kind, remote };
    case 'show':
    case 'remove':
      return { kind, remote, slug: toSlug(slug) };
    case 'create':
      return { kind, remote, tenant: newTenant(requireSlug(slug), values) };
    default:
      throw new CommandError(kind ? `There is no command "${kind}".\n${USAGE}` : USAGE);
  }
}

function gatewayCommand([act, slug, name, ...rest]: string[], values: Values): GatewayCommand {
  // What is too much may be a key: it is not repeated.
  if (rest.length > 0)
    throw new CommandError('One gateway at a time, and no keys here: the rest is too much.');
  const { remote: _, file, mode, currency, ...others } = values;
  const [foreign] = Object.keys(others);
  if (foreign) throw new CommandError(`--${foreign} belongs to create only.`);
  const given = Object.entries({ file, mode, currency }).flatMap(([key, value]) =>
    value === undefined ? [] : [key],
  );
  if (act !== 'set' && given[0]) throw new CommandError(`--${given[0]} belongs to gateway set only.`);
  if (act !== 'list' && act !== 'set' && act !== 'verify' && act !== 'disable')
    throw new CommandError(`gateway list, set, verify or disable.\n${USAGE}`);
  const brand = checked(SlugSchema, requireSlug(slug), 'The slug');
  if (act === 'list') return { act, slug: brand };
  const org = toGateway(name);
  if (!org) throw new CommandError(`Name the gateway: ${GATEWAYS.join(', ')}.`);
  if (act !== 'set') return { act, slug: brand, org };
  if (mode !== undefined && mode !== 'live' && mode !== 'test')
    throw new CommandError(`--mode is live or test, not "${mode}".`);
  return {
    act,
    slug: brand,
    org,
    ...(file === undefined ? {} : { file }),
    ...(mode === undefined ? {} : { mode }),
    ...(currency === undefined
      ? {}
      : { currency: checked(CurrencySchema, currency.toUpperCase(), `--currency ${currency}`) }),
  };
}

function read(args: string[]) {
  try {
    return parseArgs({ args: joinSigned(args), options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new CommandError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

/** `--host -a.example` would be read as two options. */
function joinSigned(args: readonly string[]): string[] {
  const isSigned = (index: number) => args[index - 1] === '--host' && /^-[^-]/.test(args[index] ?? '');
  return args.flatMap((arg, index) => {
    if (isSigned(index)) return [];
    return isSigned(index + 1) ? [`${arg}=${args[index + 1]}`] : [arg];
  });
}

function refuseCreateOptions({ remote: _, ...values }: Values) {
  const [name] = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [key]));
  if (name) throw new CommandError(`--${name} belongs to create only.`);
}

function requireSlug(slug: string | undefined): string {
  if (slug) return slug;
  throw new CommandError('Name the brand: a slug of lower-case letters, digits and dashes.');
}

const toSlug = (slug: string | undefined) => checked(SlugSchema, requireSlug(slug), 'The slug');

const CHANGE_OPTIONS: ReadonlySet<string> = new Set(['host', 'primary', 'title', 'media-host', 'remote']);

function tenantChange(values: Values): TenantChange {
  const foreign = Object.keys(values).find((name) => !CHANGE_OPTIONS.has(name));
  if (foreign) throw new CommandError(`--${foreign} is no option of update.`);
  const { host: hosts = [], primary, title, 'media-host': mediaHosts } = values;
  const change = {
    ...namedHosts('add_hostnames', '+', hosts),
    ...namedHosts('remove_hostnames', '-', hosts),
    ...(primary === undefined ? {} : { primary_host: primary === 'none' ? null : toHostname(primary) }),
    ...(mediaHosts === undefined ? {} : { media_hosts: toMediaHosts(mediaHosts) }),
    ...(title === undefined ? {} : { title: checked(TitleSchema, title, `--title "${title}"`) }),
  };
  const unsigned = hosts.find((host) => !/^[+-]/.test(host));
  if (unsigned !== undefined)
    throw new CommandError(`--host ${unsigned}: write +${unsigned} to add it, -${unsigned} to remove it.`);
  if (Object.keys(change).length === 0)
    throw new CommandError('Name what is to change: --host +… or -…, --primary, --title, --media-host.');
  return change;
}

function namedHosts(name: 'add_hostnames' | 'remove_hostnames', sign: '+' | '-', hosts: readonly string[]) {
  const signed = hosts.filter((host) => host.startsWith(sign));
  return signed.length === 0 ? {} : { [name]: signed.map((host) => toHostname(host.slice(1))) };
}

/** `none` alone for an empty list. */
function toMediaHosts(hosts: readonly string[]): string[] {
  if (hosts.length === 1 && hosts[0] === 'none') return [];
  if (hosts.length > MAX_MEDIA_HOSTS)
    throw new CommandError(`--media-host may be given ${MAX_MEDIA_HOSTS} times, not ${hosts.length}.`);
  return hosts.map((host) => checked(MediaHostSchema, host, `--media-host ${host}`));
}

function newTenant(slug: string, values: Values): NewTenant {
  const services = SERVICES.flatMap((service) => {
    const url = values[service];
    return url === undefined ? [] : [[service, checked(ServiceUrlSchema, url, `--${service} ${url}`)]];
  });
  const assetHost = values['asset-host'];
  const ancestors = values['frame-ancestor'];
  const mediaHosts = values['media-host'];
  if (values.title !== undefined) throw new CommandError('--title belongs to update only.');
  const gatewayHosts = values['gateway-host'];
  return {
    slug: checked(SlugSchema, slug, `The slug "${slug}"`),
    hostnames: toHostnames(values.host),
    services: Object.fromEntries(services),
    ...(values.account === undefined
      ? {}
      : { accountId: checked(AccountIdSchema, values.account, `--account ${values.account}`) }),
    ...(assetHost === undefined
      ? {}
      : { assetHost: checked(AssetHostSchema, assetHost, `--asset-host ${assetHost}`) }),
    ...(ancestors === undefined ? {} : { frameAncestors: ancestors.map(toFrameAncestor) }),
    ...(mediaHosts === undefined ? {} : { mediaHosts: toMediaHosts(mediaHosts) }),
    ...(values.primary === undefined ? {} : { primaryHost: toHostname(values.primary) }),
    ...(gatewayHosts === undefined ? {} : { gatewayHosts: toGatewayHosts(gatewayHosts) }),
    ...(values['personalised-lists'] ? { hasPersonalisedLists: true } : {}),
    ...toDeadlines(values),
  };
}

function toDeadlines(values: Values): Pick<NewTenant, 'deadlines'> {
  const { 'call-deadline': call, 'payment-deadline': payment } = values;
  if (call === undefined && payment === undefined) return {};
  const callMs = call && checked(CallDeadlineSchema, Number(call), `--call-deadline ${call}`);
  const paymentMs =
    payment && checked(PaymentDeadlineSchema, Number(payment), `--payment-deadline ${payment}`);
  return { deadlines: { ...(callMs && { call_ms: callMs }), ...(paymentMs && { payment_ms: paymentMs }) } };
}

function toHostnames(hosts: string[] = []): string[] {
  if (hosts.length === 0)
    throw new CommandError('Name the hostname that the brand answers on: --host www.example.com');
  return [...new Set(hosts.map(toHostname))];
}

/** As browsers send it: lower case, no trailing dot, punycode for other scripts. */
function toHostname(host: string): string {
  const ascii = domainToASCII(host.replace(/\.$/, '')) || host.toLowerCase();
  // `domainToASCII` turns 0x7f.1 into 127.0.0.1; the check must see that, and the message what was typed.
  const hostname = checked(HostnameSchema, /[/:@?#[\]\s]/.test(host) ? host : ascii, `--host ${host}`);
  if (RESERVED_HOST.test(hostname))
    throw new CommandError(`--host ${host} is kept for the local site itself.`);
  return hostname;
}

/** `self` is CSP's quoted keyword; shells remove the quotes. */
function toFrameAncestor(source: string): string {
  return source === 'self' ? "'self'" : checked(FrameAncestorSchema, source, `--frame-ancestor ${source}`);
}

/** Each as `stripe=pay.example.com`. */
function toGatewayHosts(pairs: readonly string[]): NonNullable<NewTenant['gatewayHosts']> {
  const hosts: NonNullable<NewTenant['gatewayHosts']> = {};
  for (const pair of pairs) {
    const [name = '', host = ''] = pair.split('=');
    const org = toGateway(name);
    if (!org)
      throw new CommandError(`--gateway-host ${pair} is <gateway>=<hostname>: ${GATEWAYS.join(', ')}.`);
    hosts[org] = [...(hosts[org] ?? []), checked(HostnameSchema, host, `--gateway-host ${pair}`)];
  }
  return hosts;
}

const toGateway = (name = '') => GATEWAYS.find((each) => each.toLowerCase() === name.toLowerCase());

function checked<V, T>(schema: v.GenericSchema<V, T>, value: V, what: string): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new CommandError(`${what} ${result.issues[0].message}.`);
}
