import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT_DIR } from './root-dir.ts';

const EXAMPLE = path.join(ROOT_DIR, 'workers/platform/.dev.vars.example');
const LOCAL = path.join(ROOT_DIR, 'workers/platform/.dev.vars');
const SECRET_BYTES = 32;

/** Names of the platform's secrets, in the order of the committed example. */
export async function secretNames(): Promise<string[]> {
  return Object.keys(parseVars(await readFile(EXAMPLE, 'utf8')));
}

/**
 * This machine's secrets. What `.dev.vars` lacks is drawn at random and written down, so addresses signed
 * today hold.
 */
export async function localSecrets(): Promise<Record<string, string>> {
  const stored = parseVars(await readFile(LOCAL, 'utf8').catch(() => ''));
  const missing = (await secretNames()).filter((name) => !stored[name]);
  if (missing.length === 0) return stored;
  const drawn = Object.fromEntries(missing.map((name) => [name, randomBytes(SECRET_BYTES).toString('hex')]));
  const secrets = { ...stored, ...drawn };
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(LOCAL, lines.join(''), { mode: 0o600 });
  return secrets;
}

function parseVars(text: string): Record<string, string> {
  const entries = Object.entries(parseEnv(text));
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
