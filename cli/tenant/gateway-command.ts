import { readFile } from 'node:fs/promises';
import { table } from '#cli/admin/table.ts';
import { CommandError } from '#cli/local/run-command.ts';
import type { GatewayCommand } from './commands.ts';
import type { GatewayChange, GatewayStore, GatewaySummary } from './tenant-store.ts';

const MAX_KEYS_BYTES = 16 * 1024;

/** What `gateway …` does to the account, and what the operator reads of it: never a key. */
export async function changeGateway(
  store: GatewayStore,
  accountId: string,
  command: GatewayCommand,
): Promise<string> {
  if (command.act === 'list') return listing(await store.list(accountId));
  const { org, slug } = command;
  const summary = await store.put(accountId, org, await toChange(command));
  return `${summary.org} of ${slug}: ${stateOf(summary)}.`;
}

async function toChange(command: Exclude<GatewayCommand, { act: 'list' }>): Promise<GatewayChange> {
  if (command.act !== 'set') return { is_verified: command.act === 'verify' };
  const { mode, currency, file } = command;
  const keys = parseKeys(file === undefined ? await readInput() : await readKeys(file));
  return { keys, ...(mode ? { mode } : {}), ...(currency ? { currency } : {}) };
}

async function readKeys(file: string): Promise<string> {
  return await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} cannot be read.`);
  });
}

async function readInput(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('The keys as JSON, then Ctrl+D:\n');
  let text = '';
  for await (const part of process.stdin.setEncoding('utf8')) {
    text += part;
    if (text.length > MAX_KEYS_BYTES) throw new CommandError('That is too long for keys.');
  }
  return text;
}

/** A parser's own message would repeat what it has read. */
function parseKeys(text: string): object {
  try {
    const keys: unknown = JSON.parse(text);
    if (typeof keys === 'object' && keys !== null && !Array.isArray(keys)) return keys;
  } catch {
    // The error below names the form.
  }
  throw new CommandError('Keys are a JSON object, such as { "secretKey": "…", "webhookSecret": "…" }.');
}

function stateOf({ is_verified, has_keys, mode, currency }: GatewaySummary): string {
  const keys = has_keys ? 'keys stored' : 'no keys';
  return [keys, mode, currency ?? 'no currency', is_verified ? 'offered to viewers' : 'not offered'].join(
    ', ',
  );
}

function listing(gateways: readonly GatewaySummary[]): string {
  if (gateways.length === 0) return 'No gateways yet.';
  const rows = gateways.map(({ org, has_keys, mode, currency, is_verified }) => [
    org,
    has_keys ? 'yes' : 'no',
    mode,
    currency ?? '',
    is_verified ? 'yes' : 'no',
  ]);
  return table([['GATEWAY', 'KEYS', 'MODE', 'CURRENCY', 'OFFERED'], ...rows]);
}
