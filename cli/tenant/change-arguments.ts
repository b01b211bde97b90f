import { CommandError } from '#cli/local/run-command.ts';
import { checked } from './checked.ts';
import type { TenantChange } from './commands.ts';
import { toHostname } from './hostnames.ts';
import { TitleSchema, toMediaHosts, type Values } from './options.ts';

const CHANGE_OPTIONS: ReadonlySet<string> = new Set(['host', 'primary', 'title', 'media-host', 'remote']);

export function tenantChange(values: Values): TenantChange {
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
