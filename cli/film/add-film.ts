import path from 'node:path';
import { type OpenAdmin, openAdmin } from '#cli/admin/open-admin.ts';
import { openProgress } from '#cli/local/progress.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { adminStore } from '#cli/tenant/admin-store.ts';
import { type CaptionOption, readCaptions } from './captions/read-captions.ts';
import { digestOf, openFilmFolder, withFilmLock, workDir } from './packaging/film-folder.ts';
import { planLadder } from './packaging/ladder.ts';
import { packageFilm } from './packaging/package-film.ts';
import { probeFilm } from './packaging/probe-film.ts';
import { registerFilm, requireTitle } from './register-film.ts';
import { adminBucket } from './sending/admin-bucket.ts';
import { readS3Settings, s3Bucket } from './sending/s3-bucket.ts';
import { sendFilm } from './sending/send-film.ts';

export interface AddOptions {
  file: string;
  brand: string;
  title: string | undefined;
  captions: readonly CaptionOption[];
  heights: readonly number[] | undefined;
  preset: string;
  remote: boolean;
}

/** Of the asset's id: enough that no two films of a brand have the same. */
const DIGEST_IN_ID = 10;
const MAX_NAME = 40;

/**
 * Packages a film, sends it to the brand's files and registers it. Each of the three goes on where an earlier run
 * was cut off. Returns lines on what was done.
 */
export async function addFilm(options: AddOptions, progress = openProgress()): Promise<string[]> {
  const { file, brand, title, heights, preset, remote } = options;
  // What can be wrong is found before hours of encoding.
  const source = await probeFilm(file);
  const captions = await Promise.all(
    options.captions.map((each) => readCaptions(each, source.durationSeconds)),
  );
  const { rungs, notes } = planLadder(source, heights);
  const storage = remote ? readS3Settings(process.env) : null;
  const admin = await openAdmin(remote, process.env);
  try {
    const accountId = await accountOf(admin, brand);
    const { request } = admin;
    if (title !== undefined) await requireTitle(request, accountId, title);
    for (const note of [...source.notes, ...notes, ...captions.flatMap((each) => each.notes)])
      progress.note(note);
    const digest = await digestOf(file, { heights, preset }, (part) => progress.update(part, 'reading'));
    const folder = await openFilmFolder(digest);
    const assetId = `${toName(title ?? path.parse(file).name)}-${digest.slice(0, DIGEST_IN_ID)}`;
    const results = await withFilmLock(folder, async () => {
      const film = await packageFilm(folder, source, { assetId, preset, rungs, captions, progress });
      const journal = folder.pathOf(`sending-${accountId}.json`);
      const bucket = storage ? s3Bucket(storage, accountId) : adminBucket(request, accountId, journal);
      await sendFilm(film.files, { bucket, progress });
      return registerFilm({ request, accountId, film, titleId: title });
    });
    const folderName = path.relative(process.cwd(), path.join(workDir(), 'films', digest));
    return [...results, `What was packaged lies in ${folderName}: delete it once the film is right.`];
  } finally {
    progress.end();
    await admin.close();
  }
}

async function accountOf({ request, ...place }: OpenAdmin, brand: string): Promise<string> {
  const tenant = await adminStore(request, place).find(brand);
  if (!tenant) throw new CommandError(`There is no brand ${brand} ${place.where}.`);
  if (tenant.services?.content)
    throw new CommandError(
      `The titles of "${brand}" are at a service of its own: its films belong there, too.`,
    );
  return tenant.account_id;
}

/** What a key and an address may hold: `Harbor Lights (final).mp4` is `harbor-lights-final`. */
export function toName(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME)
    .replace(/^-|-$/g, '');
  return plain || 'film';
}
