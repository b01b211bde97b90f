import type { Stretch } from '#app/contract/content.ts';
import type { ValueOf } from '#app/contract/site/kinds.ts';
import { FORMULA } from '#app/lib/csv.ts';
import {
  type DateOrder,
  otherOrdersOf,
  readDuration,
  readTime,
} from '#workers/platform/importing/reading/dates.ts';
import { isFormulaLike } from './csv-line.ts';

/** A cell's value, or what is wrong with it and what would be right. */
export type Read<T> = { ok: true; value: T } | { ok: false; message: string };

const ok = <T>(value: T): Read<T> => ({ ok: true, value });
const wrong = (message: string): Read<never> => ({ ok: false, message });

/** `-5` and `+49 30 1234` begin like formulas, and are none. */
const NUMBER = /^[+-][\d\s.,()/-]*\d$/;
const YES = new Set([
  'true',
  'yes',
  'y',
  '1',
  'on',
  'x',
  'ja',
  'sí',
  'si',
  'oui',
  'published',
  'active',
  'public',
]);
const NO = new Set([
  'false',
  'no',
  'n',
  '0',
  'off',
  'nein',
  'non',
  'unpublished',
  'inactive',
  'draft',
  'hidden',
  'private',
]);

type VideoType = ValueOf<'title'>['video_type'];

/** Words for each type; the first is the one that export writes. */
const TYPE_WORDS: Readonly<Record<VideoType, readonly [string, ...string[]]>> = {
  SPV: ['movie', 'spv', 'film', 'video', 'short', 'documentary', 'special'],
  MPVP: ['series', 'mpvp', 'show'],
  MPVC: ['episode', 'mpvc'],
  LIVE: ['live'],
  VOD_LIVE: ['vod_live'],
};
const TYPES = new Map(
  Object.entries(TYPE_WORDS).flatMap(([type, words]) => words.map((word) => [word, type as VideoType])),
);

/** The cell's text, without the apostrophe that keeps spreadsheets from working it out. */
export function readText(cell: string): Read<string> {
  const text = cell.trim();
  if (text.startsWith("'") && isFormulaLike(text)) return ok(text.slice(1));
  if (!FORMULA.test(text) || NUMBER.test(text)) return ok(text);
  return wrong(
    `starts with "${text[0]}", and spreadsheets run that as a formula: take it out, or write ' before it`,
  );
}

export function readFlag(text: string): Read<boolean> {
  const word = text.toLowerCase();
  if (YES.has(word)) return ok(true);
  return NO.has(word) ? ok(false) : wrong(`must be yes or no, not "${shown(text)}"`);
}

export function readDate(text: string, order: DateOrder): Read<string> {
  const time = readTime(text, order);
  if (time) return ok(time);
  const [other, second] = otherOrdersOf(text, order);
  if (second)
    return wrong(
      `"${shown(text)}" may be two days: write 2026-05-31, or set "dates" in the map to DD/MM/YYYY or MM/DD/YYYY`,
    );
  if (other)
    return wrong(
      `"${shown(text)}" is no date as ${order}, only as ${other}: set "dates" in the map to what the whole file has, or write 2026-05-31`,
    );
  return wrong(`"${shown(text)}" is no date: write 2026-05-31, or 2026-05-31 20:15 (UTC)`);
}

/** An address, or the key of a file that the site has. */
export function readPicture(text: string): Read<string> {
  if (text.startsWith('//')) return ok(`https:${text}`);
  const [, scheme] = text.match(/^([a-z][a-z0-9+.-]*):/i) ?? [];
  if (!scheme || /^https?$/i.test(scheme)) return ok(text);
  return wrong(`"${shown(text)}" is no picture that can be fetched: write an https address, or a file's key`);
}

export function readSeconds(text: string): Read<number> {
  const seconds = readDuration(text);
  return seconds === null
    ? wrong(`"${shown(text)}" is no duration: write 5520, 92 min or 1:32:00`)
    : ok(seconds);
}

/** "0:30-1:45": from when to when of the film. */
export function readStretch(text: string): Read<Stretch> {
  const [start = null, end = null, ...more] = text.split(/\s*[-–—]\s*/).map(readDuration);
  if (start === null || end === null || more.length > 0)
    return wrong(`"${shown(text)}" is no stretch of a film: write 0:30-1:45, or 30-105`);
  return start < end ? ok({ start, end }) : wrong(`"${shown(text)}" ends before it starts`);
}

export function writeStretch(stretch: Stretch | undefined): string {
  return stretch ? `${stretch.start}-${stretch.end}` : '';
}

export function readInteger(text: string): Read<number> {
  return /^\d{1,9}$/.test(text) ? ok(Number(text)) : wrong(`must be a whole number, not "${shown(text)}"`);
}

export function readType(text: string): Read<VideoType> {
  const word = text.toLowerCase().replace(/[\s-]+/g, '_');
  if (word === 'season')
    return wrong(
      'is "season", which is no title of its own: leave the line out, and write series and season into its episodes\' lines',
    );
  const type = TYPES.get(word);
  return type ? ok(type) : wrong(`must be movie, series, episode, live or vod_live, not "${shown(text)}"`);
}

export function writeType(type: VideoType): string {
  return TYPE_WORDS[type][0];
}

/** The values between the signs, each once. */
export function readList(text: string, sign: string): string[] {
  const values = text.split(sign).map((value) => value.trim());
  return [...new Set(values.filter((value) => value !== ''))];
}

const shown = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
