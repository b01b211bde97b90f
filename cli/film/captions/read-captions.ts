import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { LanguageSchema } from '#app/contract/primitives.ts';
import { stamp } from '#cli/film/packaging/playlists.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { decodeText } from './decode-text.ts';
import { type CaptionCue, CaptionError, type Captions, parseCaptions } from './parse-captions.ts';

/** Captions of one language as WebVTT. */
export interface CaptionFile {
  language: string;
  /** The language's name in itself, as viewers choose it. */
  label: string;
  vtt: string;
  notes: string[];
}

export interface CaptionOption {
  language: string;
  file: string;
}

const MAX_BYTES = 5 * 1024 * 1024;

/** `en=a.vtt,de=b.srt`. */
export function parseCaptionOption(text: string): CaptionOption[] {
  const options = text.split(',').map((each) => {
    const [language = '', ...file] = each.trim().split('=');
    if (!v.is(LanguageSchema, language) || file.join('=') === '')
      throw new CommandError(
        `--captions takes languages and their files, such as en=a.vtt,de=b.srt, not "${each}".`,
      );
    return { language, file: file.join('=') };
  });
  const twice = options.find(
    ({ language }, index) => options.findIndex((o) => o.language === language) !== index,
  );
  if (twice) throw new CommandError(`--captions has ${twice.language} twice: one file a language.`);
  return options;
}

/** Reads SRT or WebVTT; what is wrong with a file is an error with its name and line. */
export async function readCaptions(
  { language, file }: CaptionOption,
  durationSeconds: number,
): Promise<CaptionFile> {
  const name = path.basename(file);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new CommandError(`There is no file ${file} (captions, ${language}).`);
  if (found.size > MAX_BYTES)
    throw new CommandError(`${name} has ${found.size} bytes: captions have at most ${MAX_BYTES}.`);
  const decoded = decodeText(await readFile(file));
  if (!decoded) throw new CommandError(`${name} is no text: captions are SRT or WebVTT files.`);
  const captions = parse(name, decoded.text);
  return {
    language,
    label: nameOf(language),
    vtt: toVtt(captions),
    notes: [
      decoded.encoding === 'Latin-1' &&
        `${name} was read as Latin-1, as it is not in UTF-8: look whether its letters are right.`,
      ...notesOnTimes(name, captions.cues, durationSeconds),
    ].filter((note) => note !== false),
  };
}

function parse(name: string, text: string): Captions {
  try {
    return parseCaptions(text);
  } catch (error) {
    if (error instanceof CaptionError)
      throw new CommandError(`${name}, line ${error.line}: ${error.message}.`);
    throw error;
  }
}

function notesOnTimes(name: string, cues: readonly CaptionCue[], durationSeconds: number): string[] {
  const beyond = cues.filter(({ start }) => start >= durationSeconds).length;
  return beyond === 0
    ? []
    : [`${name}: ${beyond} of ${cues.length} captions lie after the film's end. Is it another cut's?`];
}

/** Players of HLS need the map to place the captions on the film's own time. */
function toVtt({ cues, blocks }: Captions): string {
  const inOrder = cues.toSorted((a, b) => a.start - b.start);
  const shown = inOrder.map(({ start, end, settings, text }, index) => {
    const times = `${stamp(start)} --> ${stamp(end)}${settings ? ` ${settings}` : ''}`;
    return `${index + 1}\n${times}\n${text}`;
  });
  return `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n${[...blocks, ...shown].join('\n\n')}\n`;
}

function nameOf(language: string): string {
  const name =
    new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
