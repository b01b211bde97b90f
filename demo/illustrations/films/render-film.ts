import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { SceneName } from '../browser/glsl/scene-shaders.ts';
import type { Painter } from '../painter.ts';
import { cacheRoot } from '../paths.ts';
import { type Film, FRAME_RATE } from './film.ts';

/** The shaders' part of a moving frame is rendered smaller: it is soft anyway, and the software renderer is slow. */
const WORLD_SCALE = 0.5;
const SLOW_SCALES: Partial<Record<SceneName, number>> = { aurora: 0.36, sea: 0.42 };

function encoder(file: string): ChildProcess {
  const input = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(FRAME_RATE), '-i', '-'];
  const output = [
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '12',
    '-pix_fmt',
    'yuv420p',
    '-f',
    'mp4',
    file,
  ];
  return spawn('ffmpeg', ['-y', '-v', 'error', ...input, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

function finished(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
}

/** Renders every frame of a shot to a near-lossless file in the cache, unless it is there. */
async function renderShot(painter: Painter, film: Film, index: number): Promise<string> {
  const file = join(cacheRoot, 'shots', `${film.asset}-${index}.mp4`);
  const shot = film.shots[index];
  if (!shot || existsSync(file)) return file;
  await mkdir(join(cacheRoot, 'shots'), { recursive: true });
  const child = encoder(`${file}.part`);
  const done = finished(child);
  const frames = shot.seconds * FRAME_RATE;
  for (let frame = 0; frame < frames; frame++) {
    const picture = shot.at(frame / FRAME_RATE, frame / frames);
    const jpeg = await painter.paint(picture, 1280, 720, {
      type: 'image/jpeg',
      quality: 0.93,
      scale: SLOW_SCALES[picture.scene] ?? WORLD_SCALE,
    });
    if (!child.stdin?.write(jpeg)) await new Promise((resolve) => child.stdin?.once('drain', resolve));
  }
  child.stdin?.end();
  await done;
  await rename(`${file}.part`, file);
  return file;
}

/** The film's shots as files, in order. */
export async function renderFilm(painter: Painter, film: Film): Promise<string[]> {
  const files: string[] = [];
  for (let i = 0; i < film.shots.length; i++) {
    files.push(await renderShot(painter, film, i));
    console.log(`${film.asset} shot ${i + 1}/${film.shots.length}`);
  }
  return files;
}
