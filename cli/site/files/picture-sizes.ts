import { MEDIA_FOLDER } from './media-folder.ts';

/** `a.w640.webp` is 640 pixels wide; `p` is a portrait's width. */
const RUNG_PATTERN = /\.[wp](\d{2,4})\.(?:webp|jpe?g|png|avif)$/;
const PICTURE_PATTERN = /\.(?:webp|jpe?g|png|avif)$/;
/** edit-mode.md §10. */
const MAX_PICTURE_BYTES = 300_000;
const SMALLEST_PART = 0.8;

interface Picture {
  key: string;
  file: string;
  bytes: number;
}

/** Pictures that are smaller than their names promise to browsers, or heavier than a page can bear. */
export async function pictureSizeWarnings(pictures: readonly Picture[]): Promise<string[]> {
  const warnings: string[] = [];
  for (const { key, file, bytes } of pictures.filter((one) => PICTURE_PATTERN.test(one.key))) {
    const name = `${MEDIA_FOLDER}/${key}`;
    if (bytes > MAX_PICTURE_BYTES)
      warnings.push(`${name}: is of ${Math.round(bytes / 1000)} KB: a picture should have at most 300`);
    const [, named] = key.match(RUNG_PATTERN) ?? [];
    if (named === undefined) continue;
    const width = await widthOf(file);
    if (width === null) warnings.push(`${name}: is no picture that can be read`);
    else if (width < Number(named) * SMALLEST_PART)
      warnings.push(`${name}: is ${width} pixels wide, and its name promises ${named}`);
  }
  return warnings;
}

async function widthOf(file: string): Promise<number | null> {
  // Takes longer to load than most commands take.
  const { default: sharp } = await import('sharp');
  const metadata = await sharp(file)
    .metadata()
    .catch(() => null);
  return metadata?.width ?? null;
}
