import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { listFiles } from './hash-files.ts';
import { ROOT_DIR } from './root-dir.ts';
import { wrangler } from './wrangler.ts';

const META_FILE = 'bundle-meta.json';
const MetaSchema = v.object({ inputs: v.record(v.string(), v.unknown()) });
const INSTALLED = ['package.json', 'package-lock.json'];

/**
 * Bundles one Worker as `wrangler deploy` would and answers the sources that went into it, relative to the
 * root.
 */
export async function bundleWorker(config: string, bundle: string): Promise<string[]> {
  const [directory, folder] = [path.dirname(bundle), path.dirname(config)];
  await wrangler(['deploy', '--dry-run', '--outdir', directory, '--metafile', '-c', config]);
  const meta = v.parse(MetaSchema, JSON.parse(await readFile(path.join(directory, META_FILE), 'utf8')));
  const code = Object.keys(meta.inputs).map((input) => toRootPath(path.resolve(folder, input)));
  return [
    ...code.filter((file) => !file.includes('node_modules/')),
    ...(await otherFiles(folder)),
    ...INSTALLED,
  ];
}

/**
 * Texts and settings beside the code: esbuild does not list what wrangler adds as a module of another kind.
 */
async function otherFiles(folder: string): Promise<string[]> {
  const files = await listFiles(ROOT_DIR, [toRootPath(folder)]);
  return files.filter((file) => !/\.(?:ts|sql)$/.test(file));
}

const toRootPath = (file: string) => path.relative(ROOT_DIR, file).replaceAll(path.sep, '/');
