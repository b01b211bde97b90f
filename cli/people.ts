import { openBrand } from './catalogue/open-brand.ts';
import { parseOptions } from './local/parse-options.ts';
import { type Command, type CommandContext, CommandError, isEntry, runCommand } from './local/run-command.ts';
import { exportPeople } from './people/export-people.ts';
import { importPeople } from './people/import-people.ts';

const LEFT_OUT = 2;

const HELP = `Usage:
  npm run people -- import <people.csv> <brand> [--dry-run] [--no-invite] [--invite-again] [--report <file>]
  npm run people -- export <brand> <file.csv>
import makes viewers without a password, and sends each a link that sets one. The first line names the columns: name, address,
plan (id or name), paid_until (2026-12-31 is to the end of that day), gateway_customer and payment_method (Stripe: cus_…, pm_…),
language. Only the address is needed. Who is there already keeps name and password. A plan with a payment method at Stripe
renews by itself when it ends; others have to be paid again. An invitation asks for that, and people-report.csv has who.
A second time nothing changes, and what was ended or refunded on the site stays so.
  --dry-run       reads, checks and reports; writes and sends nothing
  --no-invite     sends no invitations yet
  --invite-again  invites everybody in the file who has no password yet, once a day at most
  --report <file> in place of people-report.csv
export writes the same file, without passwords. Keep it as you would keep the people's addresses.
Add --remote to work on the deployed platform (MARQUEE_API, MARQUEE_ADMIN_TOKEN).
Ends with 0 where all came in, with 2 where lines were left out for their faults.
Example: npm run people -- import people.csv harbor --dry-run --remote`;

/** `npm run people`: viewers from elsewhere, and out again. */
async function people({ args, env, print }: CommandContext) {
  const { positionals, values } = readArguments(args);
  const [act, first = '', second = ''] = positionals;
  const brand = await openBrand(act === 'import' ? second : first, values.remote, env);
  try {
    if (act === 'export') {
      await exportPeople(brand, second, print);
      return 0;
    }
    const invite = values['invite-again'] ? 'all' : values['no-invite'] ? 'none' : 'new';
    const options = { file: first, report: values.report, isDryRun: values['dry-run'], invite } as const;
    return (await importPeople(brand, options, print)) ? 0 : LEFT_OUT;
  } finally {
    await brand.close();
  }
}

function readArguments(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const { positionals, values } = parseOptions(
    {
      'dry-run': flag,
      'no-invite': flag,
      'invite-again': flag,
      report: { type: 'string' },
      remote: flag,
    },
    args,
  );
  const [act, first, second, ...rest] = positionals;
  if ((act !== 'import' && act !== 'export') || !first || !second) throw new CommandError(HELP);
  if (rest.length > 0) throw new CommandError(`One ${act} at a time: "${rest.join(' ')}" is too much.`);
  const isImportOnly =
    values['dry-run'] || values['no-invite'] || values['invite-again'] || values.report !== undefined;
  if (act === 'export' && isImportOnly) throw new CommandError('export takes --remote alone.');
  if (values['no-invite'] && values['invite-again'])
    throw new CommandError('--no-invite and --invite-again: choose one of them.');
  return { positionals, values };
}

export const peopleCommand: Command = { main: people, help: HELP };

if (isEntry(import.meta.url)) runCommand(peopleCommand);
