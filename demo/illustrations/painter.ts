import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Mark } from './browser/logos.ts';
import type { Portrait } from './browser/portrait.ts';
import type { Picture } from './browser/types.ts';
import { cacheRoot } from './paths.ts';

const fonts = {
  'Bebas Neue': 'bebas-neue',
  'Archivo Black': 'archivo-black',
  'Cormorant Garamond': 'cormorant-garamond',
};

/** Chromium with software WebGL 2: the shaders need no graphics card. */
const launchArgs = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-watchdog',
  '--disable-accelerated-2d-canvas',
];

export async function fontFaces(): Promise<string> {
  const faces = await Promise.all(
    Object.entries(fonts).map(async ([family, name]) => {
      const weight = name === 'cormorant-garamond' ? 600 : 400;
      const file = fileURLToPath(
        import.meta.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`),
      );
      return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${(await readFile(file)).toString('base64')})}`;
    }),
  );
  return `<style>${faces.join('')}</style>${Object.keys(fonts)
    .map((f) => `<p style="font-family:'${f}'">x</p>`)
    .join('')}`;
}

export interface Painter {
  paint(
    picture: Picture,
    width: number,
    height: number,
    options?: { type?: string; quality?: number; scale?: number },
  ): Promise<Buffer>;
  portrait(portrait: Portrait, size: number): Promise<Buffer>;
  mark(mark: Mark, width: number, height: number): Promise<Buffer>;
  close(): Promise<void>;
}

async function openPage(page: Page): Promise<void> {
  const entry = fileURLToPath(new URL('./browser/stage.ts', import.meta.url));
  const bundle = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  await page.setContent(await fontFaces());
  await page.evaluate('document.fonts.ready');
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
}

/** A Chromium page that paints `Picture`s; one picture at a time. */
export async function openPainter(): Promise<Painter> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: launchArgs,
  });
  const page = await browser.newPage();
  await openPage(page);
  const call = async (name: string, ...args: unknown[]): Promise<Buffer> => {
    const url = (await page.evaluate(
      `${name}(${args.map((arg) => JSON.stringify(arg)).join(',')})`,
    )) as string;
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  };
  return {
    paint: (picture, width, height, { type = 'image/png', quality = 1, scale = 1 } = {}) =>
      call('marqueePaint', picture, width, height, type, quality, scale),
    portrait: (portrait, size) => call('marqueePortrait', portrait, size),
    mark: (mark, width, height) => call('marqueeMark', mark, width, height),
    close: () => browser.close(),
  };
}

/** As `painter.paint` to PNG, but a picture that was painted before comes from the cache. */
export async function paintCached(
  painter: Painter,
  picture: Picture,
  width: number,
  height: number,
): Promise<Buffer> {
  const key = createHash('sha1')
    .update(JSON.stringify([picture, width, height]))
    .digest('hex')
    .slice(0, 20);
  const file = join(cacheRoot, 'stills', `${key}.png`);
  const cached = await readFile(file).catch(() => null);
  if (cached) return cached;
  const png = await painter.paint(picture, width, height);
  await mkdir(join(cacheRoot, 'stills'), { recursive: true });
  await writeFile(file, png);
  return png;
}
