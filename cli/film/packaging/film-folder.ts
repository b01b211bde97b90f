import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { oneByOne } from '#cli/film/one-by-one.ts';
import { withFileLock } from '#cli/local/file-lock.ts';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { CommandError } from '#cli/local/run-command.ts';

/** Raised when the same settings would make other files. */
const PACKAGER_VERSION = 1;

export interface PackageSettings {
  heights: readonly number[] | undefined;
  preset: string;
}

/** One finished step: what it made, and what later steps need to know of it. */
interface Step {
  files: { name: string; bytes: number }[];
  result: unknown;
}

export type FilmFolder = Awaited<ReturnType<typeof openFilmFolder>>;

/** MARQUEE_WORK names another directory than `.marquee`. */
export const workDir = (env = process.env) => env.MARQUEE_WORK ?? path.join(ROOT_DIR, '.marquee');

/** SHA-256 of a film's bytes and of what decides how it is packaged. `onPart` is called with how much is read, up to 1. */
export async function digestOf(
  file: string,
  { heights, preset }: PackageSettings,
  onPart: (part: number) => void,
): Promise<string> {
  const hash = createHash('sha256');
  const { size } = await stat(file);
  let read = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    hash.update(chunk);
    read += chunk.length;
    onPart(read / size);
  }
  return hash.update(JSON.stringify({ PACKAGER_VERSION, heights, preset })).digest('hex');
}

/**
 * Where a film is packaged: `.marquee/films/<digest>`, with a journal of the steps that are done. A step that is
 * cut off leaves nothing that a later run would believe.
 */
export async function openFilmFolder(digest: string) {
  const folder = path.join(workDir(), 'films', digest);
  const journalFile = path.join(folder, 'journal.json');
  await mkdir(folder, { recursive: true });
  const steps = await readJournal(journalFile);
  // Steps may end side by side.
  const queue = oneByOne();

  const isThere = async ({ name, bytes }: Step['files'][number]) =>
    (await stat(path.join(folder, name)).catch(() => null))?.size === bytes;

  return {
    pathOf: (name: string) => path.join(folder, name),
    async isDone(step: string): Promise<boolean> {
      const done = steps.get(step);
      return done !== undefined && (await Promise.all(done.files.map(isThere))).every(Boolean);
    },
    /** What the step made before, or makes now: `work` returns the names of its files and its result. */
    async once<T>(step: string, work: () => Promise<{ names: string[]; result: T }>): Promise<T> {
      // What a step returns is plain JSON, and comes back as it was written.
      if (await this.isDone(step)) return steps.get(step)?.result as T;
      const { names, result } = await work();
      const sizes = names.map(async (name) => ({ name, bytes: (await stat(path.join(folder, name))).size }));
      steps.set(step, { files: await Promise.all(sizes), result });
      await queue(() => replaceFile(journalFile, JSON.stringify(Object.fromEntries(steps))));
      return result;
    },
  };
}

/** Two commands that package the same film would write the same files. */
export function withFilmLock<T>({ pathOf }: FilmFolder, work: () => Promise<T>): Promise<T> {
  const file = pathOf('lock');
  return withFileLock(file, work, (owner) => {
    throw new CommandError(
      `This film is being added by another command (process ${owner}). Wait for it, then run this one again. ` +
        `If that process is something else, delete ${file}.`,
    );
  });
}

async function readJournal(file: string): Promise<Map<string, Step>> {
  try {
    return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8'))));
  } catch {
    // None yet, or one that was cut off: then all is made anew.
    return new Map();
  }
}

/** Complete or not at all. */
export async function replaceFile(file: string, contents: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.tmp`, contents);
  await rename(`${file}.tmp`, file);
}
