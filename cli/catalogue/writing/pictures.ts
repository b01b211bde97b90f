import { fetchSafely } from '#cli/catalogue/fetching/fetch-safely.ts';
import { CommandError } from '#cli/local/run-command.ts';
import type { BrandCalls } from '#workers/platform/importing/writing/brand-calls.ts';
import type {
  FailedPicture,
  PictureField,
  PicturePlan,
} from '#workers/platform/importing/writing/plan-pictures.ts';

const DEADLINE_MS = 20_000;
const MAX_BYTES = 20_000_000;
/** Of a decoded picture: 60 megapixels take some 180 MB, and a small file may decode to far more. */
const MAX_PIXELS = 60_000_000;
const AT_ONCE = 4;
const QUALITY = 76;
/** The widths in which the site shows a title (app/ui/components/picture/picture-source.ts). */
const RUNGS = [1280, 640, 320] as const;

/**
 * Fetches, resizes and sends the pictures of these plans. Answers, by the plan, which could not be had: a title with
 * its old picture, or none, is better than no title.
 */
export async function sendPictures(
  calls: Pick<BrandCalls, 'putFile'>,
  plans: readonly PicturePlan[],
  allowsLoopback: boolean,
): Promise<Map<PicturePlan, FailedPicture[]>> {
  const failed = new Map<PicturePlan, FailedPicture[]>();
  const jobs = plans.flatMap((plan) => plan.fetches.map(([stem, source]) => ({ plan, stem, source })));
  // All workers take their next job from this one iterator.
  const next = jobs.values();
  const work = async () => {
    for (const { plan, stem, source } of next) {
      const why = await sendOne(calls, stem, source, allowsLoopback);
      if (why === null) continue;
      const fields = (Object.keys(plan.keys) as PictureField[]).filter((field) =>
        plan.keys[field]?.startsWith(`${stem}.w`),
      );
      failed.set(plan, [...(failed.get(plan) ?? []), { fields, why }]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}

/** Null, or why not. */
async function sendOne(
  calls: Pick<BrandCalls, 'putFile'>,
  stem: string,
  source: string,
  allowsLoopback: boolean,
): Promise<string | null> {
  try {
    const limits = { deadlineMs: DEADLINE_MS, maxBytes: MAX_BYTES, allowsLoopback };
    const chunks: Buffer[] = [];
    const { body } = await fetchSafely(source, limits);
    for await (const chunk of body) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    if (!isPicture(bytes)) return `picture: ${source} is no JPEG, PNG, WebP, GIF or AVIF`;
    for (const [width, file] of await rungsOf(bytes)) await calls.putFile(`${stem}.w${width}.webp`, file);
    return null;
  } catch (error) {
    if (error instanceof CommandError) return `picture: ${error.message}`;
    return `picture: ${source} cannot be read (${error instanceof Error ? error.message : String(error)})`;
  }
}

async function rungsOf(bytes: Buffer): Promise<[number, Buffer][]> {
  // Imported where it is needed: loading sharp takes longer than the rest of a run without pictures.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 }).rotate();
  return Promise.all(
    RUNGS.map(async (width): Promise<[number, Buffer]> => {
      const resized = picture.clone().resize({ width, withoutEnlargement: true });
      return [width, await resized.webp({ quality: QUALITY }).toBuffer()];
    }),
  );
}

/** Judged by the first bytes, as names and headers may claim anything. SVG is none: it may hold scripts. */
export function isPicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 16).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('GIF8') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    (head.slice(4, 8) === 'ftyp' && /^(?:avif|avis|mif1)/.test(head.slice(8, 12)))
  );
}
