import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { faultsOf, toLine } from '#app/contract/site/plain-words.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { type MapFile, MapSchema } from '#workers/platform/importing/csv/column-map.ts';

/** The owner's map, or null where there is none yet. */
export async function readMapFile(file: string): Promise<MapFile | null> {
  if (!existsSync(file)) return null;
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${file} is no JSON: ${why}. Mend it, or delete it to have it guessed anew.`);
  }
  const read = v.safeParse(MapSchema, json);
  if (read.success) return read.output;
  throw new CommandError(`${file}: ${faultsOf(read.issues).map(toLine).join('; ')}`);
}

export async function writeMapFile(file: string, map: MapFile): Promise<void> {
  await writeFile(file, `${JSON.stringify({ ...map, columns: Object.fromEntries(map.columns) }, null, 2)}\n`);
}
