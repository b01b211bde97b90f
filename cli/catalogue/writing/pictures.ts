import type { Draft } from '#cli/catalogue/draft.ts';
import { fetchSafely } from '#cli/catalogue/fetching/fetch-safely.ts';
import { hashOf } from '#cli/catalogue/ids.ts';
import { isAddress } from '#cli/catalogue/reading/open-source.ts';
import { CommandError } from '#cli/local/run-command.ts';
import type { BrandCalls } from './brand-calls.ts';

const DEADLINE_MS = 20_000;
const MAX_BYTES = 20_000_000;
/** Of a decoded picture: 100 megapixels take some 300 MB. */
const MAX_PIXELS = 60_000_000;
const AT_ONCE = 4;
const QUALITY = 76;
/** The widths in which the site shows a title (app/ui/components/picture/picture-source.ts). */
const RUNGS = [1280, 640, 320] as const;
const WIDTH_OF = { thumbnail: 640, poster: 1280, preview: 1280 } as const;

type Field = keyof typeof WIDTH_OF;
export type PictureKeys = { [Name in Field]?: string | null };

/** What a draft's pictures come to: keys, and the addresses that are to be fetched for them. */
export interface PicturePlan {
  keys: PictureKeys;
  /** By the key without width and extension. */
  fetches: Map<string, string>;
}

/**
 * The key follows from the title and the picture's address. So the same address is not fetched again, and another one
 * is another file, which no cache has.
 */
export function planPictures(
  { id, pictures }: Draft,
  old: Readonly<Record<string, unknown>> | null,
): PicturePlan {
  const plan: PicturePlan = { keys: {}, fetches: new Map() };
  for (const field of Object.keys(WIDTH_OF) as Field[]) {
    const source = pictures[field] ?? pictures.picture ?? pictures[field];
    if (source === undefined) continue;
    if (source === null || !isAddress(source)) {
      plan.keys[field] = source;
      continue;
    }
    const stem = `images/titles/${id.replace(/[^A-Za-z0-9._-]/g, '_')}.${hashOf(source)}`;
    plan.keys[field] = `${stem}.w${WIDTH_OF[field]}.webp`;
    if (old?.[field] !== plan.keys[field]) plan.fetches.set(stem, source);
  }
  return plan;
}

/**
 * Fetches, resizes and sends a picture of each plan. What cannot be had is taken out of its plan: a title without a
 * picture is better than none. Answers why, by the plan.
 */
export async function sendPictures(
  calls: Pick<BrandCalls, 'putFile'>,
  plans: readonly PicturePlan[],
  allowsLoopback: boolean,
): Promise<Map<PicturePlan, string[]>> {
  const why = new Map<PicturePlan, string[]>();
  const jobs = plans.flatMap((plan) => [...plan.fetches].map(([stem, source]) => ({ plan, stem, source })));
  const next = jobs.values();
  const work = async () => {
    for (const { plan, stem, source } of next) {
      const fault = await sendOne(calls, stem, source, allowsLoopback);
      if (fault === null) continue;
      why.set(plan, [...(why.get(plan) ?? []), fault]);
      for (const field of Object.keys(plan.keys) as Field[])
        if (plan.keys[field]?.startsWith(`${stem}.w`)) delete plan.keys[field];
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return why;
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
    for await (const chunk of fetchSafely(source, limits)) chunks.push(chunk);
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
  // Loaded where it is needed: it takes longer than all else of the command.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 }).rotate();
  return Promise.all(
    RUNGS.map(async (width): Promise<[number, Buffer]> => {
      const resized = picture.clone().resize({ width, withoutEnlargement: true });
      return [width, await resized.webp({ quality: QUALITY }).toBuffer()];
    }),
  );
}

/** By their first bytes: a name or a header may claim anything, and SVG is a program. */
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
