import * as v from 'valibot';
import { callOver } from './admin/admin-call.ts';
import { openAdmin } from './admin/open-admin.ts';
import { table } from './admin/table.ts';
import { parseOptions } from './local/parse-options.ts';
import { type Command, type CommandContext, CommandError, isEntry, runCommand } from './local/run-command.ts';

const HELP = `Usage:
  npm run incidents -- list [--all] [--account <id>] [--after <id>]
  npm run incidents -- close <id> [--note <text>]
What a person has to look at: payments that do not fit, gateways that refuse keys, mails that were given up. --all lists closed ones, too.
Add --remote to work on the deployed platform (MARQUEE_API, MARQUEE_ADMIN_TOKEN).
Example: npm run incidents -- close 5f0c… --note "refunded by hand at Stripe" --remote`;

const PATH = '/admin/v1/incidents';
const IncidentSchema = v.object({
  id: v.string(),
  account_id: v.string(),
  kind: v.string(),
  subject: v.string(),
  details: v.record(v.string(), v.union([v.string(), v.number(), v.null()])),
  opened_date: v.string(),
  count: v.number(),
  closed_date: v.nullable(v.string()),
});
const PageSchema = v.object({ data: v.array(IncidentSchema), next: v.nullable(v.string()) });
type Incident = v.InferOutput<typeof IncidentSchema>;
type Values = ReturnType<typeof read>['values'];

/** `npm run incidents`: lists and closes what a person has to look at. */
async function incidents({ args, env, print }: CommandContext) {
  const { positionals, values } = read(args);
  const [act, id, ...rest] = positionals;
  requireForm(act, id, rest, values);
  const { request, close } = await openAdmin(values.remote, env);
  const call = callOver(request);
  try {
    if (act === 'close') {
      await call('PATCH', `${PATH}/${encodeURIComponent(id ?? '')}`, {
        is_closed: true,
        ...(values.note === undefined ? {} : { note: values.note }),
      });
      print(`${id} is closed.`);
    } else print(toTable(v.parse(PageSchema, await call('GET', listPath(values))), values));
  } finally {
    await close();
  }
}

function read(args: string[]) {
  return parseOptions(
    {
      all: { type: 'boolean', default: false },
      account: { type: 'string' },
      after: { type: 'string' },
      note: { type: 'string' },
      remote: { type: 'boolean', default: false },
    },
    args,
  );
}

function requireForm(
  act: string | undefined,
  id: string | undefined,
  rest: readonly string[],
  values: Values,
) {
  if (act !== 'list' && act !== 'close') throw new CommandError(HELP);
  if (rest.length > 0) throw new CommandError(`One incident at a time: "${rest.join(' ')}" is too much.`);
  if (act === 'close' && !id) throw new CommandError('Name the incident: its id, as list prints it.');
  if (act === 'list' && id) throw new CommandError('list takes no id; --account names an account.');
  if (act === 'list' && values.note !== undefined) throw new CommandError('--note belongs to close only.');
  if (act === 'close' && (values.all || values.account !== undefined || values.after !== undefined))
    throw new CommandError('--all, --account and --after belong to list only.');
}

function listPath({ all, account, after }: Values): string {
  const query = new URLSearchParams({
    state: all ? 'all' : 'open',
    ...(account === undefined ? {} : { account }),
    ...(after === undefined ? {} : { after }),
  });
  return `${PATH}?${query}`;
}

function toTable({ data, next }: { data: Incident[]; next: string | null }, { all }: Values): string {
  if (data.length === 0) return all ? 'No incidents.' : 'No open incidents.';
  const rows = data.map(({ id, account_id, kind, subject, count, opened_date, closed_date, details }) => [
    id,
    opened_date.slice(0, 16).replace('T', ' '),
    account_id,
    kind,
    subject,
    String(count),
    closed_date === null ? 'open' : 'closed',
    Object.entries(details)
      .map(([name, value]) => `${name} ${value ?? 'none'}`)
      .join(', '),
  ]);
  const more = next === null ? '' : `\nMore: add --after ${next}`;
  return `${table([['ID', 'SINCE (UTC)', 'ACCOUNT', 'KIND', 'ABOUT', 'TIMES', 'STATE', 'DETAILS'], ...rows])}${more}`;
}

export const incidentsCommand: Command = { main: incidents, help: HELP };

if (isEntry(import.meta.url)) runCommand(incidentsCommand);
