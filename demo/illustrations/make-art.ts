import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { TitleArt } from './art/title-art.ts';
import { toPicture } from './art/title-art.ts';
import { type Painter, paintCached } from './painter.ts';
import { mediaRoot } from './paths.ts';

export type Brand = 'aurora' | 'pulse';
/** What a picture may weigh, by what it is for; see `encode`. */
const WEIGHTS = {
  hero: { quality: 50, maxBytes: 40_000 },
  detail: { quality: 48, maxBytes: 22_000 },
  card: { quality: 54, maxBytes: 10_500 },
  small: { quality: 52, maxBytes: 4_200 },
  poster: { quality: 56, maxBytes: 12_000 },
} as const;
export type Weight = keyof typeof WEIGHTS;

const LADDER = [
  { width: 1280, weight: 'detail' },
  { width: 640, weight: 'card' },
  { width: 320, weight: 'small' },
] as const;
const QUALITY_STEP = 6;
const LOWEST_QUALITY = 24;

export async function save(brand: string, key: string, data: Buffer): Promise<void> {
  const file = join(mediaRoot, brand, key);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
}

/** The grain of the large pictures costs a quarter of their bytes and is not seen; of a very busy one more must go. */
const GRAIN_BLURS = [0.6, 1, 1.5];

/** A little more contrast than the renderer gives, then as good as the weight allows: busy pictures bear a lower quality. */
async function encode(png: Buffer, width: number, weight: Weight): Promise<Buffer> {
  const { quality, maxBytes } = WEIGHTS[weight];
  const graded = sharp(png).resize({ width }).linear(1.08, -9).modulate({ saturation: 1.08 });
  let webp = Buffer.alloc(0);
  for (const sigma of width > 640 ? GRAIN_BLURS : [0]) {
    const picture = sigma > 0 ? graded.clone().blur(sigma) : graded;
    for (let q: number = quality; q >= LOWEST_QUALITY; q -= QUALITY_STEP) {
      webp = await picture.clone().webp({ quality: q, effort: 6, smartSubsample: true }).toBuffer();
      if (webp.length <= maxBytes) return webp;
    }
  }
  return webp;
}

export async function saveWebp(
  brand: string,
  key: string,
  png: Buffer,
  width: number,
  weight: Weight,
): Promise<void> {
  await save(brand, key, await encode(png, width, weight));
}

/** A 1280 × 720 picture as three files: `<base>.w1280.webp`, `.w640`, `.w320`. */
export async function saveLadder(brand: string, base: string, png: Buffer): Promise<void> {
  for (const { width, weight } of LADDER) await saveWebp(brand, `${base}.w${width}.webp`, png, width, weight);
}

/** The world moved so that what matters stands right of centre and words have room on the left. */
async function makeBanner(painter: Painter, brand: Brand, id: string, art: TitleArt): Promise<void> {
  const picture = toPicture(art);
  const wide = await paintCached(painter, { ...picture, shift: [-0.06, 0] }, 1600, 900);
  await saveWebp(brand, `images/banners/${id}.w1600.webp`, wide, 1600, 'hero');
  await saveWebp(brand, `images/banners/${id}.w800.webp`, wide, 800, 'card');
  const focus = art.props?.[0]?.x ?? 0.28;
  const tall = await paintCached(painter, { ...picture, shift: [focus, 0] }, 800, 1000);
  await saveWebp(brand, `images/banners/${id}.p640.webp`, tall, 640, 'poster');
}

async function makePoster(painter: Painter, brand: Brand, id: string, art: TitleArt): Promise<void> {
  const font = brand === 'pulse' ? 'Archivo Black' : art.seed > 0.4 ? 'Bebas Neue' : 'Cormorant Garamond';
  const size = font === 'Cormorant Garamond' ? 0.12 : 0.105;
  const title = {
    text: art.poster ?? '',
    sub: brand === 'aurora' ? 'an aurora original' : 'pulse training',
    font,
    size,
    y: 0.12,
    color: '#ffffff',
  };
  const focus = (art.props?.[0]?.x ?? 0.25) * 0.85;
  const png = await paintCached(painter, { ...toPicture(art), shift: [focus, 0], title }, 600, 900);
  await saveWebp(brand, `images/posters/${id}.w400.webp`, png, 400, 'poster');
}

/** Every title's pictures that do not exist yet; `only` forces the ids named. */
export async function makeTitles(
  painter: Painter,
  brand: Brand,
  titles: Record<string, TitleArt>,
  only: readonly string[],
): Promise<void> {
  for (const [id, art] of Object.entries(titles)) {
    const done = existsSync(join(mediaRoot, brand, `images/titles/${id}.w320.webp`));
    if (only.length > 0 ? !only.includes(id) : done) continue;
    if (art.banner) await makeBanner(painter, brand, id, art);
    if (art.poster) await makePoster(painter, brand, id, art);
    await saveLadder(brand, `images/titles/${id}`, await paintCached(painter, toPicture(art), 1280, 720));
    console.log(`${brand} ${id}`);
  }
}
