import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { CommandError } from '#cli/local/run-command.ts';

const HOW_TO_GET_FFMPEG =
  'Films are packaged with ffmpeg, which this machine lacks: install it ("sudo apt install ffmpeg" on Debian and ' +
  'Ubuntu, "brew install ffmpeg" on macOS).';

/** A run that ended with an error, with what ffmpeg printed. */
export class FfmpegError extends Error {
  override name = 'FfmpegError';
}

interface RunOptions {
  /** Called with the seconds of the film that are done. */
  onSeconds?: ((seconds: number) => void) | undefined;
}

/** Runs ffmpeg; what it prints on its standard output is its progress. */
export async function runFfmpeg(args: readonly string[], { onSeconds }: RunOptions = {}): Promise<void> {
  const progress = onSeconds ? ['-progress', 'pipe:1'] : [];
  await run('ffmpeg', ['-y', '-v', 'error', '-nostdin', ...progress, ...args], (chunk) => {
    const at = /out_time_us=(\d+)/.exec(chunk)?.[1];
    if (at) onSeconds?.(Number(at) / 1e6);
  });
}

/** What ffprobe knows of a file, as JSON. */
export async function runFfprobe(file: string): Promise<unknown> {
  const args = ['-v', 'error', '-show_format', '-show_streams', '-of', 'json', file];
  return JSON.parse(await run('ffprobe', args));
}

async function run(program: string, args: readonly string[], onChunk?: (chunk: string) => void) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  // Ctrl+C reaches both; a command that ends otherwise must not leave its encoder behind.
  const stop = () => child.kill();
  process.once('exit', stop);
  if (onChunk) child.stdout.setEncoding('utf8').on('data', onChunk);
  const output = onChunk ? Promise.resolve('') : text(child.stdout);
  const errors = text(child.stderr);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new CommandError(HOW_TO_GET_FFMPEG) : error),
    );
    child.once('close', resolve);
  }).finally(() => process.removeListener('exit', stop));
  if (code !== 0) throw new FfmpegError((await errors).trim() || `${program} ended with ${code}`);
  return output;
}
