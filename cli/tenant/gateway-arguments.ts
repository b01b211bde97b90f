import { GATEWAYS } from '#app/contract/payment.ts';
import { CurrencySchema } from '#app/contract/primitives.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { checked } from './checked.ts';
import type { GatewayCommand } from './commands.ts';
import { toGateway, toSlug, type Values } from './options.ts';
import { USAGE } from './usage.ts';

export function gatewayCommand([act, slug, name, ...rest]: string[], values: Values): GatewayCommand {
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
  const brand = toSlug(slug);
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
