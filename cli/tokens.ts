import * as v from 'valibot';
import { API_SCOPES, TokenSummarySchema } from '#app/contract/site/api-token.ts';
import { type AdminCall, callOver } from './admin/admin-call.ts';
import { openAdmin } from './admin/open-admin.ts';
import { table } from './admin/table.ts';
import { parseOptions } from './local/parse-options.ts';
import { type Command, type CommandContext, CommandError, isEntry, runCommand } from './local/run-command.ts';
import { adminStore } from './tenant/admin-store.ts';

const HELP = `Usage:
  npm run tokens -- list <brand>
  npm run tokens -- create <brand> --name <name> --scope <scope> [--scope …] [--days <n>]
  npm run tokens -- end <brand> <id>
A brand's own keys to the operator's API: they write what their scopes name, of that brand alone.
Scopes: ${API_SCOPES.join(', ')}. The token is shown once; what is stored is its hash.
Commands take it in the place of the admin token (MARQUEE_ADMIN_TOKEN).
Add --remote for the deployed platform (MARQUEE_API, MARQUEE_ADMIN_TOKEN).
Example: npm run tokens -- create harbor --name "Nightly import" --scope catalogue:write --days 365`;

const DAY_MS = 86_400_000;
const ListSchema = v.object({ data: v.array(TokenSummarySchema) });
const CreatedSchema = v.object({ data: v.object({ id: v.string(), token: v.string() }) });

/** `npm run tokens`: who else may write a brand. */
async function tokens({ args, env, print }: CommandContext) {
  const { action, brand, id, name, scopes, days, remote } = readArguments(args);
  const { request, ...place } = await openAdmin(remote, env);
  try {
    const tenant = await adminStore(request, place).find(brand);
    if (!tenant) throw new CommandError(`There is no brand ${brand} ${place.where}.`);
    const path = `/admin/v1/accounts/${encodeURIComponent(tenant.account_id)}/tokens`;
    const call = callOver(request);
    if (action === 'list') return print(await list(call, path));
    if (action === 'end') {
      await call('DELETE', `${path}/${encodeURIComponent(id)}`);
      return print('It is good for nothing any more.');
    }
    const expires = days === null ? {} : { expires_time: new Date(Date.now() + days * DAY_MS).toISOString() };
    const { data } = v.parse(CreatedSchema, await call('POST', path, { name, scopes, ...expires }));
    print(
      `${data.token}\nThis is the only time that it is shown. It ends with: npm run tokens -- end ${brand} ${data.id}`,
    );
  } finally {
    await place.close();
  }
}

async function list(call: AdminCall, path: string): Promise<string> {
  const { data } = v.parse(ListSchema, await call('GET', path));
  if (data.length === 0) return 'No tokens yet.';
  const day = (time: string | null) => time?.slice(0, 10) ?? '–';
  const rows = data.map(({ id, name, scopes, created_date, expires_time, last_used_time, revoked_time }) => [
    id,
    name,
    scopes.join(' '),
    day(created_date),
    revoked_time ? `ended ${day(revoked_time)}` : day(expires_time),
    day(last_used_time),
  ]);
  return table([['ID', 'NAME', 'SCOPES', 'MADE', 'ENDS', 'LAST USED'], ...rows]);
}

function readArguments(args: string[]) {
  const { positionals, values } = parseOptions(
    {
      name: { type: 'string', default: '' },
      scope: { type: 'string', multiple: true, default: [] },
      days: { type: 'string' },
      remote: { type: 'boolean', default: false },
    },
    args,
  );
  const [action = '', brand = '', id = ''] = positionals;
  const days = values.days === undefined ? null : Number(values.days);
  const isKnown = action === 'list' || action === 'create' || (action === 'end' && id !== '');
  if (!isKnown || !brand) throw new CommandError(HELP);
  if (days !== null && !(days > 0 && days <= 3660))
    throw new CommandError('--days is a number of days, from 1 to 3660.');
  return { action, brand, id, name: values.name, scopes: values.scope, days, remote: values.remote };
}

export const tokensCommand: Command = { main: tokens, help: HELP };

if (isEntry(import.meta.url)) runCommand(tokensCommand);
