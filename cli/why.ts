import * as v from 'valibot';
import { callOver } from './admin/admin-call.ts';
import { openAdmin } from './admin/open-admin.ts';
import { table } from './admin/table.ts';
import { parseOptions } from './local/parse-options.ts';
import { type Command, type CommandContext, CommandError, isEntry, runCommand } from './local/run-command.ts';
import { adminStore } from './tenant/admin-store.ts';
import { checkStream } from './why/check-stream.ts';
import { TraceSchema } from './why/trace.ts';

const HELP = `Usage:
  npm run why -- <brand> <address|guest> <title> [--channel <id>]
Why a viewer may or may not watch a title now: everything that decides it, in the order in which it does.
<brand> is its slug, <address> what the viewer signed up with, <title> the id in the title's own address.
With --channel: as a programme of that channel.
Add --remote to ask the deployed platform (MARQUEE_API, MARQUEE_ADMIN_TOKEN).
Example: npm run why -- harbor ann@example.org the-salt-road --remote`;

const ResponseSchema = v.object({ data: TraceSchema });

/** `npm run why`: the operator's answer to "I can't watch this". */
async function why({ args, env, print }: CommandContext) {
  const { brand, viewer, title, channel, remote } = readArguments(args);
  const { request, ...place } = await openAdmin(remote, env);
  try {
    const tenant = await adminStore(request, place).find(brand);
    if (!tenant) throw new CommandError(`There is no brand ${brand} ${place.where}.`);
    const { account_id, services = {}, hostnames } = tenant;
    if (services.content || services.user)
      throw new CommandError(
        `The titles or viewers of "${brand}" are at a service of its own: ask that one.`,
      );
    const query = new URLSearchParams({
      title,
      ...(viewer === 'guest' ? {} : { viewer }),
      ...(channel === undefined ? {} : { channel }),
    });
    const path = `/admin/v1/accounts/${encodeURIComponent(account_id)}/why?${query}`;
    const trace = v.parse(ResponseSchema, await callOver(request)('GET', path)).data;
    const { stream_link: address, playable, reason } = trace;
    const more = address === null ? [] : [await checkStream(address, hostnames[0] ?? '')];
    const rows = [...trace.steps, ...more].map(({ rule, found, passed }) => [
      passed ? 'yes' : 'NO',
      rule,
      found,
    ]);
    const verdict = playable ? 'This plays.' : `This does not play: ${reason}.`;
    print(`${table([['OK', 'RULE', 'FOUND'], ...rows])}\n${verdict}`);
  } finally {
    await place.close();
  }
}

function readArguments(args: string[]) {
  const { positionals, values } = parseOptions(
    { channel: { type: 'string' }, remote: { type: 'boolean', default: false } },
    args,
  );
  const [brand, viewer, title, ...rest] = positionals;
  if (!brand || !viewer || !title) throw new CommandError(HELP);
  if (rest.length > 0) throw new CommandError(`One title at a time: "${rest.join(' ')}" is too much.`);
  return { brand, viewer, title, ...values };
}

export const whyCommand: Command = { main: why, help: HELP };

if (isEntry(import.meta.url)) runCommand(whyCommand);
