import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { CommandError, runCommand } from './local/run-command.ts';
import { callOver } from './tenant/admin-store.ts';
import { openAdmin } from './tenant/open-store.ts';
import { table } from './tenant/table.ts';
import { checkMedia } from './why/check-media.ts';

const HELP = `Usage:
  npm run why -- <brand> <address|guest> <title> [--channel <id>]
Why a viewer may or may not watch a title now: everything that decides it, in the order in which it does.
<brand> is its slug, <address> what the viewer signed up with, <title> the id in the title's own address.
With --channel: as a programme of that channel.
Add --remote to ask the deployed platform (MARQUEE_API, MARQUEE_ADMIN_TOKEN).
Example: npm run why -- harbor ann@example.org the-salt-road --remote`;

const TenantSchema = v.object({
  data: v.object({
    slug: v.string(),
    account_id: v.string(),
    hostnames: v.array(v.string()),
    services: v.optional(v.record(v.string(), v.string())),
  }),
});
const TraceSchema = v.object({
  data: v.object({
    playable: v.boolean(),
    reason: v.nullable(v.string()),
    steps: v.array(v.object({ rule: v.string(), found: v.string(), passed: v.boolean() })),
  }),
});

/** `npm run why`: the operator's answer to "I can't watch this". */
async function why() {
  const { brand, viewer, title, channel, remote } = readArguments();
  const { request, close } = await openAdmin(remote);
  const call = callOver(request);
  try {
    const tenant = v.parse(TenantSchema, await call('GET', `/admin/v1/tenants/${encodeURIComponent(brand)}`));
    const { account_id, services = {}, hostnames } = tenant.data;
    if (services.content || services.user)
      throw new CommandError(
        `The titles or viewers of "${brand}" are at a service of its own: ask that one.`,
      );
    const query = new URLSearchParams({
      title,
      ...(viewer === 'guest' ? {} : { viewer }),
      ...(channel === undefined ? {} : { channel }),
    });
    const answer = await call('GET', `/admin/v1/accounts/${encodeURIComponent(account_id)}/why?${query}`);
    const { playable, reason, steps } = v.parse(TraceSchema, answer).data;
    const media = await checkMedia(steps, hostnames[0] ?? '');
    const rows = [...steps, ...media].map(({ rule, found, passed }) => [passed ? 'yes' : 'NO', rule, found]);
    const verdict = playable ? 'This plays.' : `This does not play: ${reason}.`;
    process.stdout.write(`${table([['OK', 'RULE', 'FOUND'], ...rows])}\n${verdict}\n`);
  } finally {
    await close();
  }
}

function readArguments() {
  const { positionals, values } = parse();
  const [brand, viewer, title, ...rest] = positionals;
  if (!brand || !viewer || !title) throw new CommandError(HELP);
  if (rest.length > 0) throw new CommandError(`One title at a time: "${rest.join(' ')}" is too much.`);
  return { brand, viewer, title, ...values };
}

function parse() {
  try {
    return parseArgs({
      options: { channel: { type: 'string' }, remote: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new CommandError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

runCommand(why, HELP);
