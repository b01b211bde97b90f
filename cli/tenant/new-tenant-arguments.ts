import * as v from 'valibot';
import { AccountIdSchema } from '#app/contract/account-id.ts';
import { AssetHostSchema } from '#app/contract/asset-host.ts';
import { GATEWAYS } from '#app/contract/payment.ts';
import { EmailSchema } from '#app/contract/primitives.ts';
import { ADDRESS_PATTERN, NO_ADDRESS } from '#app/contract/site/viewers.ts';
import {
  CallDeadlineSchema,
  FrameAncestorSchema,
  HostnameSchema,
  NewSlugSchema,
  PaymentDeadlineSchema,
  ServiceUrlSchema,
} from '#app/contract/tenant.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { checked } from './checked.ts';
import { type NewTenant, SERVICES } from './commands.ts';
import { toHostname, toHostnames } from './hostnames.ts';
import { TitleSchema, toGateway, toMediaHosts, type Values } from './options.ts';

/** Options of other commands. */
const FOREIGN = ['after', 'file', 'mode', 'currency', 'roles', 'invite'] as const;

const OwnerSchema = v.pipe(EmailSchema, v.regex(ADDRESS_PATTERN, NO_ADDRESS));

export function newTenant(slug: string, values: Values): NewTenant {
  const foreign = FOREIGN.find((name) => values[name] !== undefined);
  if (foreign) throw new CommandError(`--${foreign} is no option of create.`);
  if (values.title !== undefined && values.account !== undefined)
    throw new CommandError('--title is the name of a new account: update changes that of one that is there.');
  if (values.owner !== undefined && values.user !== undefined)
    throw new CommandError('--owner is for accounts of this platform: --user names another one.');
  const services = SERVICES.flatMap((service) => {
    const url = values[service];
    return url === undefined ? [] : [[service, checked(ServiceUrlSchema, url, `--${service} ${url}`)]];
  });
  const assetHost = values['asset-host'];
  const ancestors = values['frame-ancestor'];
  const mediaHosts = values['media-host'];
  const gatewayHosts = values['gateway-host'];
  return {
    slug: checked(NewSlugSchema, slug, `The slug "${slug}"`),
    hostnames: toHostnames(values.host),
    services: Object.fromEntries(services),
    ...(values.account === undefined
      ? {}
      : { accountId: checked(AccountIdSchema, values.account, `--account ${values.account}`) }),
    ...(assetHost === undefined
      ? {}
      : { assetHost: checked(AssetHostSchema, assetHost, `--asset-host ${assetHost}`) }),
    ...(values.title === undefined
      ? {}
      : { title: checked(TitleSchema, values.title, `--title "${values.title}"`) }),
    ...(ancestors === undefined ? {} : { frameAncestors: ancestors.map(toFrameAncestor) }),
    ...(mediaHosts === undefined ? {} : { mediaHosts: toMediaHosts(mediaHosts) }),
    ...(values.owner === undefined
      ? {}
      : { owner: checked(OwnerSchema, values.owner, `--owner ${values.owner}`) }),
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
