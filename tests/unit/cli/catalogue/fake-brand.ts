import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { digestOf } from '#app/contract/site/canonical.ts';
import { readValue } from '#app/contract/site/read-value.ts';
import type { ImportOptions } from '#cli/catalogue/arguments.ts';
import { importCatalogue } from '#cli/catalogue/import-catalogue.ts';
import { closeAfterFile } from '#tests/support/close-after-file.ts';
import { IMPORT_OPTIONS } from '#tests/support/import-options.ts';
import type { BrandCalls, KnownEntity } from '#workers/platform/importing/writing/brand-calls.ts';

type Value = Record<string, unknown>;

/** A brand in memory, with what an import of a text prints, reports and writes. */
export function fakeBrand() {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-brand-test-'));
  closeAfterFile(() => rm(folder, { recursive: true, force: true }));
  const entities = new Map<string, KnownEntity>();
  const files: string[] = [];
  const put = async (kind: string, id: string, value: Value) => {
    const read = readValue(kind as 'title', value);
    if (!read.ok) throw new Error(`${kind} ${id}: ${JSON.stringify(read.faults)}`);
    const digest = await digestOf(read.canonical);
    entities.set(`${kind}/${id}`, { id, digest, value: read.canonical });
    return digest;
  };
  const calls: BrandCalls = {
    async *all(kind) {
      for (const [key, entity] of entities) if (key.startsWith(`${kind}/`)) yield entity;
    },
    async named(kind, ids) {
      const found = ids.flatMap((id) => entities.get(`${kind}/${id}`) ?? []);
      return new Map(found.map((entity) => [entity.id, entity]));
    },
    async change(changes) {
      return Promise.all(
        changes.map(async ({ kind, id, value, if_digest: expected }) => {
          const known = entities.get(`${kind}/${id}`);
          if (expected !== undefined && expected !== (known?.digest ?? null))
            return { kind, id, result: 'conflict' as const };
          const digest = await put(kind, id, value as Value);
          return { kind, id, digest, result: known ? ('changed' as const) : ('created' as const) };
        }),
      );
    },
    async putFile(key) {
      files.push(key);
    },
  };

  async function run(text: string | Buffer, options: Partial<ImportOptions> = {}) {
    const from = path.join(folder, 'source');
    await rm(path.join(folder, 'map.json'), { force: true });
    await writeFile(from, text);
    const report = path.join(folder, 'report.csv');
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    await importCatalogue({ calls, isLocal: false }, { ...IMPORT_OPTIONS, from, report, ...options }, print);
    return { output: lines.join('\n'), report: await readFile(report, 'utf8') };
  }

  async function write(name: string, text: string): Promise<string> {
    const file = path.join(folder, name);
    await writeFile(file, text);
    return file;
  }

  return {
    ...{ run, write, put, files, folder },
    value: (id: string) => entities.get(`title/${id}`)?.value,
    ids: () => [...entities.keys()].sort(),
  };
}
