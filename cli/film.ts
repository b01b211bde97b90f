import { type AddOptions, addFilm } from './film/add-film.ts';
import { parseCaptionOption } from './film/captions/read-captions.ts';
import { checkFilm } from './film/check/check-film.ts';
import { parseHeights } from './film/packaging/ladder.ts';
import { parseOptions } from './local/parse-options.ts';
import { CommandError, runCommand } from './local/run-command.ts';

const PRESETS = [
  'ultrafast',
  'superfast',
  'veryfast',
  'faster',
  'fast',
  'medium',
  'slow',
  'slower',
  'veryslow',
];

const HELP = `Usage:
  npm run film -- add <file> <brand> [--title <id>] [--captions en=a.vtt,de=b.srt] [--heights 360,720,1080]
  npm run film -- check <url> [--origin https://www.harbor.example]

add packages a film of your own with ffmpeg, sends it to the brand's files and makes it known to the platform; with
--title that title plays it from then on. --preset ${PRESETS[0]} … ${PRESETS.at(-1)} says how long ffmpeg may try (medium).
Cut off, by Ctrl+C or the network, the same command goes on where it was. What is packaged lies in .marquee/films.
Add --remote for the deployed platform (MARQUEE_API, MARQUEE_ADMIN_TOKEN, R2_ACCOUNT_ID, R2_ACCESS_KEY_ID,
R2_SECRET_ACCESS_KEY).

check looks at a stream on another host as a browser does: HLS, DASH or MP4. It reads at most some megabytes.

Examples:
  npm run film -- add harbor-lights.mp4 harbor --title harbor-lights --captions en=lights.vtt,de=lights.de.srt --remote
  npm run film -- check https://video.harbor.example/lights/master.m3u8`;

const ADD_ONLY = ['title', 'captions', 'heights', 'preset', 'remote'] as const;

/** `npm run film`: an owner's own films, and streams on other hosts. */
async function film() {
  const { positionals, values } = parseOptions({
    title: { type: 'string' },
    captions: { type: 'string' },
    heights: { type: 'string' },
    preset: { type: 'string' },
    origin: { type: 'string' },
    remote: { type: 'boolean' },
  });
  const [command, target, ...others] = positionals;
  if ((command !== 'add' && command !== 'check') || !target) throw new CommandError(HELP);
  if (command === 'add') return addFilm(toAddOptions(target, others, values));
  const misplaced = ADD_ONLY.find((name) => values[name] !== undefined);
  if (misplaced) throw new CommandError(`--${misplaced} belongs to add only.`);
  if (others.length > 0) throw new CommandError(`One address at a time: "${others.join(' ')}" is too much.`);
  const { text, plays } = await checkFilm(target, values.origin);
  process.stdout.write(`${text}\n`);
  if (!plays) process.exitCode = 1;
}

interface Values {
  title?: string | undefined;
  captions?: string | undefined;
  heights?: string | undefined;
  preset?: string | undefined;
  origin?: string | undefined;
  remote?: boolean | undefined;
}

function toAddOptions(file: string, [brand, ...others]: readonly string[], values: Values): AddOptions {
  if (!brand)
    throw new CommandError(
      'Name the brand behind the file: its slug, as `npm run tenant -- list` prints it.',
    );
  if (others.length > 0) throw new CommandError(`One film at a time: "${others.join(' ')}" is too much.`);
  if (values.origin !== undefined) throw new CommandError('--origin belongs to check only.');
  const { preset = 'medium' } = values;
  if (!PRESETS.includes(preset))
    throw new CommandError(`--preset is one of ${PRESETS.join(', ')}, not "${preset}".`);
  return {
    file,
    brand,
    title: values.title,
    captions: values.captions === undefined ? [] : parseCaptionOption(values.captions),
    heights: values.heights === undefined ? undefined : parseHeights(values.heights),
    preset,
    remote: values.remote ?? false,
  };
}

runCommand(film, HELP);
