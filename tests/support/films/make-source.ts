import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface SourceOptions {
  size?: string;
  seconds?: number;
  rate?: number;
  hasSound?: boolean;
  /** Further options of the output, such as a filter. */
  more?: readonly string[];
}

/** A film with a clock in its picture and a tone, in H.264 and AAC. */
export async function makeSource(
  file: string,
  { size = '320x180', seconds = 6, rate = 25, hasSound = true, more = [] }: SourceOptions = {},
): Promise<string> {
  const picture = ['-f', 'lavfi', '-i', `testsrc=s=${size}:r=${rate}:d=${seconds}`];
  const sound = hasSound
    ? ['-f', 'lavfi', '-i', `sine=frequency=440:d=${seconds}`, '-c:a', 'aac', '-b:a', '48k']
    : [];
  const video = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '35', '-pix_fmt', 'yuv420p'];
  await ffmpeg([...picture, ...sound, ...video, ...more, file]);
  return file;
}

/** The same film, with the mark that the camera was held upright. */
export async function rotate(source: string, file: string): Promise<string> {
  const copy = ['-c', 'copy', file];
  // The option of newer versions; older ones take it as metadata.
  await ffmpeg(['-display_rotation', '90', '-i', source, ...copy]).catch(() =>
    ffmpeg(['-i', source, '-metadata:s:v:0', 'rotate=90', ...copy]),
  );
  return file;
}

export async function ffmpeg(args: readonly string[]): Promise<void> {
  await run('ffmpeg', ['-y', '-v', 'error', '-nostdin', ...args]);
}
