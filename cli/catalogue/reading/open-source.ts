import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isAddress } from '#app/lib/is-address.ts';
import { openCsv } from '#cli/catalogue/csv/csv-source.ts';
import { fetchSafely } from '#cli/catalogue/fetching/fetch-safely.ts';
import { CommandError } from '#cli/local/run-command.ts';
import type { Source } from '#workers/platform/importing/draft.ts';
import { openJsonFeed } from '#workers/platform/importing/feeds/json-feed.ts';
import { openMrss } from '#workers/platform/importing/feeds/mrss.ts';
import { decodeFile } from './decode-file.ts';
import { recogniseSource } from './source-kind.ts';

const MAX_FEED_BYTES = 500_000_000;
const FEED_DEADLINE_MS = 10 * 60 * 1000;

export interface OpenOptions {
  /** A file, or an https address. */
  from: string;
  mapFile: string;
  allowsLoopback: boolean;
  /** For what is fetched. */
  workDir: string;
  now: Date;
  note(line: string): void;
}

export interface OpenedSource extends Source {
  /** Whether it is of this machine, and not of the internet: its pictures may be, too. */
  isOwn: boolean;
}

/** A source whose drafts can be read once, whatever kind it is of. */
export async function openSource(options: OpenOptions): Promise<OpenedSource> {
  const { from, workDir, allowsLoopback } = options;
  if (!isAddress(from)) return { ...(await openFile(await requireFile(from), options)), isOwn: true };
  const file = path.join(workDir, 'feed');
  const isOwn = await fetchTo(file, from, allowsLoopback);
  return { ...(await openFile(file, options)), isOwn };
}

async function openFile(file: string, { from, mapFile, now, note }: OpenOptions): Promise<Source> {
  const text = await recogniseSource(file, from);
  switch (text.kind) {
    case 'csv':
      return openCsv({ ...text, file, shownName: from, mapFile, note });
    case 'xml':
      return openMrss(decodeFile(file, text.encoding), from, now);
    case 'json':
      return openJsonFeed(decodeFile(file, text.encoding), from, now);
  }
}

/** Answers whether it came from this machine. */
async function fetchTo(file: string, address: string, allowsLoopback: boolean): Promise<boolean> {
  const limits = { deadlineMs: FEED_DEADLINE_MS, maxBytes: MAX_FEED_BYTES, allowsLoopback };
  const { body, isLoopback } = await fetchSafely(address, limits);
  await pipeline(Readable.from(body), createWriteStream(file));
  return isLoopback;
}

async function requireFile(file: string): Promise<string> {
  const info = await stat(file).catch(() => null);
  if (!info) throw new CommandError(`There is no file ${file}.`);
  if (!info.isFile())
    throw new CommandError(`${file} is no file. A folder is another site's: see npm run site -- --help.`);
  return file;
}
