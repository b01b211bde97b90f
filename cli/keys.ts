import * as v from 'valibot';
import { callOver } from './admin/admin-call.ts';
import { openAdmin } from './admin/open-admin.ts';
import { retrying } from './admin/retrying.ts';
import { parseOptions } from './local/parse-options.ts';
import { type Command, type CommandContext, CommandError, isEntry, runCommand } from './local/run-command.ts';

const HELP = `Usage:
  npm run keys -- rotate gateway   seals the keys of all gateways, and what renewals are charged on, with the first key of GATEWAY_KEYS
Set GATEWAY_KEYS with the new key first and the old one after it, deploy, rotate, then take the old one out and deploy again.
It may be broken off and run again. Add --remote for the deployed platform (MARQUEE_API, MARQUEE_ADMIN_TOKEN).
Example: npm run keys -- rotate gateway --remote`;

const PageSchema = v.object({
  data: v.object({
    resealed: v.number(),
    unreadable: v.array(v.string()),
    next: v.nullable(v.tuple([v.string(), v.string()])),
  }),
});
const SHOWN = 20;

/** `npm run keys`: what the platform seals with, changed without an outage. */
async function keys({ args, env, print }: CommandContext): Promise<number> {
  const { positionals, values } = parseOptions({ remote: { type: 'boolean', default: false } }, args);
  if (positionals.join(' ') !== 'rotate gateway') throw new CommandError(HELP);
  const { request, close } = await openAdmin(values.remote, env);
  const call = callOver(retrying(request));
  const unreadable: string[] = [];
  const counts = { gateways: 0, renewals: 0 };
  try {
    for (const of of ['gateways', 'renewals'] as const) {
      for (let after: [string, string] | null = ['', '']; after !== null; ) {
        const page: v.InferOutput<typeof PageSchema>['data'] = v.parse(
          PageSchema,
          await call('POST', '/admin/v1/keys/gateway', { of, after }),
        ).data;
        counts[of] += page.resealed;
        unreadable.push(...page.unreadable.map((name) => `${of} ${name}`));
        after = page.next;
      }
    }
  } finally {
    await close();
  }
  print(`Sealed anew: ${counts.gateways} gateways, ${counts.renewals} renewals.`);
  if (unreadable.length === 0) {
    print(
      'Nothing needs an older key any more: it may leave GATEWAY_KEYS, once no deployment before this one runs.',
    );
    return 0;
  }
  const more = unreadable.length > SHOWN ? [`… and ${unreadable.length - SHOWN} more`] : [];
  print(['No key of the ring opens these:', ...unreadable.slice(0, SHOWN), ...more].join('\n'));
  return 1;
}

export const keysCommand: Command = { main: keys, help: HELP };

if (isEntry(import.meta.url)) runCommand(keysCommand);
