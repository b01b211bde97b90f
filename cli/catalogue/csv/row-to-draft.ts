import { type Draft, type ListedKind, newDraft, OWN_LANGUAGE } from '#cli/catalogue/draft.ts';
import {
  type Read,
  readDate,
  readFlag,
  readInteger,
  readList,
  readSeconds,
  readText,
  readType,
} from './cells.ts';
import type { ColumnMap } from './column-map.ts';
import type { FieldName, Target } from './fields.ts';
import { labelOf, type Place, putId, putPlace } from './place-draft.ts';
import type { CsvRow } from './read-csv.ts';

interface Reading {
  draft: Draft;
  place: Place;
  map: ColumnMap;
}

/** A row as a title, with everything that is wrong with it. A column that is empty empties its field. */
export function rowToDraft({ line, cells }: CsvRow, map: ColumnMap): Draft {
  const draft = newDraft(line, '', '');
  const reading: Reading = { draft, map, place: { series: '', season: null, episode: null } };
  if (cells.length > map.headers.length)
    draft.faults.push({
      path: '',
      message: `has ${cells.length} cells, and the header names ${map.headers.length}: put cells with a "," or ";" inside in quotes`,
    });
  map.targets.forEach((target, at) => {
    // Spreadsheets leave out what is empty at a row's end, and others cut rows off: neither empties a field.
    const cell = cells[at];
    if (target && cell !== undefined) readCell(reading, target, cell, map.headers[at] ?? '');
  });
  draft.label = labelOf(draft);
  putPlace(draft, reading.place);
  putId(draft, reading.place);
  return draft;
}

function readCell(reading: Reading, target: Target, cell: string, header: string): void {
  const { draft } = reading;
  const text = readText(cell);
  const fault = (message: string) => draft.faults.push({ path: header, message });
  if (!text.ok) {
    // So that the report can name it all the same.
    if (target.field === 'title')
      draft.texts.title = { ...draft.texts.title, [target.of || OWN_LANGUAGE]: cell };
    fault(text.message);
    return;
  }
  const read = put(reading, target, text.value);
  if (read && !read.ok) fault(read.message);
}

type Put = (reading: Reading, text: string, target: Target) => Read<unknown> | undefined;

/** Puts a text where it belongs; answers what is wrong with it. */
function put(reading: Reading, target: Target, text: string): Read<unknown> | undefined {
  return PUTS[target.field](reading, text, target);
}

const field =
  <T>(name: keyof Draft['fields'], read: (text: string, reading: Reading) => Read<T>): Put =>
  (reading, text) => {
    const value = text === '' ? ({ ok: true, value: null } as const) : read(text, reading);
    // What each reader gives is of the field that it is named with below.
    if (value.ok) reading.draft.fields = { ...reading.draft.fields, [name]: value.value };
    return value;
  };

const asIs = (value: string): Read<string> => ({ ok: true, value });
const date = (text: string, { map }: Reading) => readDate(text, map.dates);

const texts =
  (name: 'title' | 'description'): Put =>
  ({ draft }, text, { of }) => {
    draft.texts[name] = { ...draft.texts[name], [of || OWN_LANGUAGE]: text === '' ? null : text };
    return undefined;
  };

const list =
  (name: ListedKind): Put =>
  ({ draft, map }, text) => {
    draft.names[name] = readList(text, map.lists);
    return undefined;
  };

const picture =
  (name: keyof Draft['pictures']): Put =>
  ({ draft }, text) => {
    draft.pictures[name] = text === '' ? null : text;
    return undefined;
  };

const number =
  (name: 'season' | 'episode'): Put =>
  ({ place }, text) => {
    if (text === '') return undefined;
    // `S02` and `E05`, too.
    const read = readInteger(text.replace(/^[a-z]+\s*(?=\d)/i, ''));
    if (read.ok) place[name] = read.value;
    return read;
  };

const PUTS: Readonly<Record<FieldName | 'people' | 'metadata', Put>> = {
  id: ({ draft }, text) => {
    draft.id = text;
    return undefined;
  },
  type: (reading, text) => {
    const type = text === '' ? undefined : readType(text);
    if (type?.ok) reading.draft.fields.video_type = type.value;
    return type;
  },
  title: texts('title'),
  description: texts('description'),
  series: ({ place }, text) => {
    place.series = text;
    return undefined;
  },
  season: number('season'),
  episode: number('episode'),
  parent: field('parent', asIs),
  categories: list('categories'),
  genres: list('genres'),
  plans: list('plans'),
  ppv_plans: list('ppv_plans'),
  venues: list('venues'),
  rating: ({ draft }, text) => {
    draft.names.rating = text === '' ? null : text;
    return undefined;
  },
  stream_link: field('stream_link', asIs),
  asset: field('asset', asIs),
  trailer: field('trailer', asIs),
  picture: picture('picture'),
  thumbnail: picture('thumbnail'),
  poster: picture('poster'),
  preview: picture('preview'),
  release_time: field('release_time', date),
  publish_time: field('publish_time', date),
  live_expiry_time: field('live_expiry_time', date),
  created_date: field('created_date', date),
  duration_seconds: field('duration_seconds', readSeconds),
  original_language: field('original_language', asIs),
  is_published: field('is_published', readFlag),
  is_restricted: field('is_restricted', readFlag),
  is_login_required: field('is_login_required', readFlag),
  is_live: field('is_live', readFlag),
  live_comments_applicable: field('live_comments_applicable', readFlag),
  people: ({ draft, map }, text, { of }) => {
    draft.people = { ...draft.people, [of]: readList(text, map.lists) };
    return undefined;
  },
  metadata: ({ draft, map }, text, { of }) => {
    const values = readList(text, map.lists).map((value) => ({ [OWN_LANGUAGE]: value }));
    draft.fields.metadata = { ...draft.fields.metadata, [of]: values };
    return undefined;
  },
};
