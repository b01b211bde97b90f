import * as v from 'valibot';
import { callOver } from './admin/admin-call.ts';
import { openAdmin } from './admin/open-admin.ts';
import { parseOptions } from './local/parse-options.ts';
import { type Command, type CommandContext, CommandError, isEntry, runCommand } from './local/run-command.ts';

const HELP = `Usage:
  npm run health
Whether the platform does its work: how full the database is, what the cron has not done in time, and how many incidents are open.
Ends with 1 where something has to be done. Add --remote for the deployed platform (MARQUEE_API, MARQUEE_ADMIN_TOKEN).
Example: npm run health -- --remote`;

const HealthSchema = v.object({
  data: v.object({
    is_well: v.boolean(),
    database: v.object({ bytes: v.number(), limit: v.number(), is_nearly_full: v.boolean() }),
    overdue: v.array(v.object({ round: v.string(), count: v.number(), oldest: v.string() })),
    incidents: v.array(v.object({ kind: v.string(), count: v.number() })),
  }),
});
type Health = v.InferOutput<typeof HealthSchema>['data'];

/** `npm run health`: for an operator, and for what watches over the site by the exit code. */
async function health({ args, env, print }: CommandContext) {
  const { positionals, values } = parseOptions({ remote: { type: 'boolean', default: false } }, args);
  if (positionals.length > 0) throw new CommandError(HELP);
  const { request, where, close } = await openAdmin(values.remote, env);
  try {
    const { data } = v.parse(HealthSchema, await callOver(request)('GET', '/admin/v1/health'));
    const text = toText(data, where).join('\n');
    if (!data.is_well) throw new CommandError(text);
    print(text);
  } finally {
    await close();
  }
}

function toText({ is_well, database, overdue, incidents }: Health, where: string): string[] {
  const share = `${((100 * database.bytes) / database.limit).toFixed(1)} % of ${megabytes(database.limit)}`;
  const full = database.is_nearly_full ? ': move brands to another database, or delete what is old' : '';
  return [
    is_well ? `All is well ${where}.` : `Something has to be done ${where}:`,
    `  database: ${megabytes(database.bytes)}, ${share}${full}`,
    ...overdue.map(
      ({ round, count, oldest }) =>
        `  ${round}: ${count} overdue since ${oldest.slice(0, 16).replace('T', ' ')} UTC; does the cron run?`,
    ),
    ...incidents.map(({ kind, count }) => `  incidents: ${count} open of ${kind}; npm run incidents -- list`),
  ];
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

export const healthCommand: Command = { main: health, help: HELP };

if (isEntry(import.meta.url)) runCommand(healthCommand);
