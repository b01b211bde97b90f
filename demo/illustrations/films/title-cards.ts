import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CARD_SECONDS, filmsRoot } from '#demo/seed/films/film-list.ts';
import { fontFaces } from '../painter.ts';
import { cacheRoot, mediaRoot } from '../paths.ts';
import { CARD_RATE, PLAIN_H264, PLAIN_QUALITY } from './shared-scenes.ts';

export interface TitleCard {
  brand: 'aurora' | 'pulse';
  /** The title's id. */
  id: string;
  text: string;
  sub: string;
  /** Key of the picture behind the words. */
  picture: string;
  heights: readonly number[];
  /** A film in several languages has its sound in files of their own. */
  isSilent: boolean;
}

const LETTERING = {
  aurora: 'font:600 104px "Cormorant Garamond"',
  pulse: 'font:400 84px "Archivo Black";text-transform:uppercase',
} as const;
/** Words stand out of a picture that is half as bright. */
const DARKNESS = 0.5;

/** The first seconds of each title's film: its name over its picture. Makes those that are missing. */
export async function makeTitleCards(cards: readonly TitleCard[]): Promise<void> {
  const missing = cards.filter((card) => card.heights.some((height) => !existsSync(fileOf(card, height))));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.setContent(`${await fontFaces()}<style>${STYLE}</style><img><main><h1></h1><p></p></main>`);
    for (const [index, card] of missing.entries()) {
      await encodeCard(card, await drawCard(page, card));
      if (index % 20 === 0) console.log(`card ${index + 1}/${missing.length} ${card.id}`);
    }
  } finally {
    await browser.close();
  }
}

const STYLE = `body>p{position:fixed;opacity:0}body{margin:0;background:#000;overflow:hidden}
img{position:fixed;inset:0;inline-size:100%;transform:scale(1.02)}
main{position:fixed;inset:0;display:grid;place-content:center;justify-items:center;color:#fff;text-align:center;padding:0 9vw}
h1{margin:0;line-height:1.08;text-wrap:balance}main p{margin:.6em 0 0;font:600 34px "Cormorant Garamond";opacity:.9}`;

async function drawCard(page: Page, { brand, text, sub, picture }: TitleCard): Promise<string> {
  const image = await sharp(join(mediaRoot, brand, picture))
    .blur(2)
    .linear(DARKNESS, 0)
    .jpeg({ quality: 92 })
    .toBuffer();
  const [source, lettering] = [`data:image/jpeg;base64,${image.toString('base64')}`, LETTERING[brand]];
  await page.evaluate(
    async ([src, heading, below, style]) => {
      const [img, h1, p] = [
        document.images[0],
        document.querySelector('h1'),
        document.querySelector('main p'),
      ];
      if (!img || !h1 || !p) return;
      img.src = src;
      h1.style.cssText = style;
      h1.textContent = heading;
      p.textContent = below;
      await Promise.all([img.decode(), document.fonts.ready]);
    },
    [source, text, sub, lettering] as const,
  );
  const file = join(cacheRoot, 'card.jpg');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await page.screenshot({ type: 'jpeg', quality: 95 }));
  return file;
}

async function encodeCard(card: TitleCard, png: string): Promise<void> {
  const picture = ['-f', 'image2', '-loop', '1', '-framerate', String(CARD_RATE), '-i', png];
  const silence = card.isSilent ? [] : ['-f', 'lavfi', '-i', 'anullsrc=r=32000:cl=stereo'];
  const sound = card.isSilent ? ['-an'] : ['-map', '1:a', '-c:a', 'aac', '-b:a', '24k'];
  const outputs = card.heights.flatMap((height) => [
    ...['-map', '0:v', ...sound, '-t', String(CARD_SECONDS), '-vf', `scale=-2:${height},format=yuv420p`],
    ...[...PLAIN_H264, '-crf', PLAIN_QUALITY, '-g', '99'],
    ...['-profile:v', height > 480 ? 'high' : 'main'],
    ...['-movflags', '+frag_keyframe+empty_moov+default_base_moof', '-map_metadata', '-1'],
    ...['-fflags', '+bitexact', fileOf(card, height)],
  ]);
  await mkdir(dirname(fileOf(card, 0)), { recursive: true });
  execFileSync('ffmpeg', ['-y', '-v', 'error', ...picture, ...silence, ...outputs]);
}

const fileOf = ({ brand, id }: TitleCard, height: number) =>
  join(filmsRoot, brand, 'cards', `${id}.${height}.mp4`);
