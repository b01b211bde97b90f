import { SlugSchema, SuspensionSchema } from '#app/contract/tenant.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { tenantChange } from './change-arguments.ts';
import { checked } from './checked.ts';
import type { TenantCommand } from './commands.ts';
import { gatewayCommand } from './gateway-arguments.ts';
import { newTenant } from './new-tenant-arguments.ts';
import { readOptions, requireSlug, toSlug, type Values } from './options.ts';
import { staffArguments } from './staff-arguments.ts';
import { USAGE } from './usage.ts';

/** Throws a CommandError with one line that names the change to make. */
export function parseTenantArguments(args: string[]): TenantCommand {
  const { positionals, values } = readOptions(args);
  const [kind, slug, ...rest] = positionals;
  const { remote } = values;
  if (kind === 'gateway') return { kind, remote, change: gatewayCommand([slug ?? '', ...rest], values) };
  if (kind === 'staff') return { kind, remote, ...staffArguments([slug, ...rest], values) };
  if (rest.length > 0) throw new CommandError(`One brand at a time: "${rest.join(' ')}" is too much.`);
  if (kind === 'update') return { kind, remote, slug: toSlug(slug), change: tenantChange(values) };
  if (kind === 'suspend') return { kind, remote, slug: toSlug(slug), reason: requireReason(values) };
  if (kind === 'delete') return { kind, remote, slug: toSlug(slug), ...deleteOptions(toSlug(slug), values) };
  if (kind !== 'create') refuseCreateOptions(kind === 'list' ? { ...values, after: undefined } : values);
  switch (kind) {
    case 'list':
      if (slug) throw new CommandError('list takes no slug; show does.');
      return {
        kind,
        remote,
        after: values.after === undefined ? '' : checked(SlugSchema, values.after, '--after'),
      };
    case 'erasures':
      if (slug) throw new CommandError('erasures takes no slug: it lists all.');
      return { kind, remote };
    case 'project':
      if (slug) throw new CommandError('project takes no slug: it writes all brands.');
      return { kind, remote };
    case 'show':
    case 'remove':
    case 'resume':
    case 'undelete':
      return { kind, remote, slug: toSlug(slug) };
    case 'create':
      return { kind, remote, tenant: newTenant(requireSlug(slug), values) };
    default:
      throw new CommandError(kind ? `There is no command "${kind}".\n${USAGE}` : USAGE);
  }
}

/** `--yes` names the brand again, so that a line with the wrong one deletes nothing. */
function deleteOptions(slug: string, { now = false, yes, ...others }: Values) {
  refuseCreateOptions(others as Values);
  if (yes !== undefined && yes !== slug)
    throw new CommandError(`--yes ${yes} is not ${slug}: nothing was deleted.`);
  return { isNow: now, isSure: yes !== undefined };
}

function requireReason({ reason, ...others }: Values): string {
  refuseCreateOptions(others as Values);
  if (reason === undefined || reason.trim() === '')
    throw new CommandError('--reason tells those who work for the brand why.');
  return checked(SuspensionSchema.entries.reason, reason, '--reason');
}

function refuseCreateOptions({ remote: _, ...values }: Values) {
  const [name] = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [key]));
  if (name) throw new CommandError(`--${name} belongs to create only.`);
}
