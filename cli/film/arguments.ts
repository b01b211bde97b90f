import { parseOptions } from '#cli/local/parse-options.ts';
import { CommandError } from '#cli/local/run-command.ts';
import type { AddOptions } from './add-film.ts';
import { parseCaptionOption } from './captions/read-captions.ts';
import { parseHeights } from './packaging/ladder.ts';

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

export const HELP = `Usage:
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

export type FilmCommand =
  | { kind: 'add'; options: AddOptions }
  | { kind: 'check'; address: string; origin: string | undefined };

const ADD_ONLY = ['title', 'captions', 'heights', 'preset', 'remote'] as const;

/** Throws a CommandError for what is no command, with what would be right. */
export function parseFilmArguments(args: string[]): FilmCommand {
  const { positionals, values } = parseOptions(
    {
      title: { type: 'string' },
      captions: { type: 'string' },
      heights: { type: 'string' },
      preset: { type: 'string' },
      origin: { type: 'string' },
      remote: { type: 'boolean' },
    },
    args,
  );
  const [command, target, ...others] = positionals;
  if ((command !== 'add' && command !== 'check') || !target) throw new CommandError(HELP);
  if (command === 'add') return { kind: 'add', options: toAddOptions(target, others, values) };
  const misplaced = ADD_ONLY.find((name) => values[name] !== undefined);
  if (misplaced) throw new CommandError(`--${misplaced} belongs to add only.`);
  if (others.length > 0) throw new CommandError(`One address at a time: "${others.join(' ')}" is too much.`);
  return { kind: 'check', address: target, origin: values.origin };
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
