import { type Draft, type ListedKind, newDraft, OWN_LANGUAGE } from '#workers/platform/importing/draft.ts';
import {
  type Read,
  readDate,
  readFlag,
  readInteger,
  readList,
  readPicture,
  readSeconds,
  readStretch,
  readText,
  readType,
} from './cells.ts';
import type { ColumnMap } from './column-map.ts';
import { FIELDS, type FieldOf, type Target } from './fields.ts';
import { labelOf, type Place, putId, putPlace } from './place-draft.ts';
import type { CsvRow } from './rows.ts';

interface Reading {
  draft: Draft;
  place: Place;
  map: ColumnMap;
}

/** A row as a title, with everything that is wrong with it. A column that is empty empties its field. */
export function rowToDraft({ line, cells }: CsvRow, map: ColumnMap): Draft {
  const draft = newDraft(line, '', '');
  const reading: Reading = { draft, map, place: { series: '', season: null, episode: null } };
  addWidthFaults(draft, cells, map.headers);
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

/** Empty cells at the end are how spreadsheets write a sheet that was wider once. */
function addWidthFaults(draft: Draft, cells: readonly string[], headers: readonly string[]): void {
  const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (width > headers.length)
    draft.faults.push({
      path: '',
      message: `has ${width} cells, and the header names ${headers.length}: put cells with a "," or ";" inside in quotes`,
    });
  const nameless = headers.flatMap((header, at) => (header === '' && cells[at]?.trim() ? [at + 1] : []));
  if (nameless.length > 0)
    draft.notes.push(`cell ${nameless.join(', ')} is left out, as its column has no name`);
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
  return putOf(target.field)(reading, text, target);
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
    const read = readPicture(text);
    if (read.ok) draft.pictures[name] = text === '' ? null : read.value;
    return read;
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

/** Of the fields whose form is `own`, and of those with a name behind a point. */
const OWN: Readonly<Record<FieldOf<'own'> | 'people' | 'metadata', Put>> = {
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
  rating: ({ draft }, text) => {
    draft.names.rating = text === '' ? null : text;
    return undefined;
  },
  picture: picture('picture'),
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

function isOwn(name: Target['field']): name is keyof typeof OWN {
  return Object.hasOwn(OWN, name);
}

function putOf(name: Target['field']): Put {
  if (isOwn(name)) return OWN[name];
  switch (name) {
    case 'categories':
    case 'genres':
    case 'plans':
    case 'ppv_plans':
    case 'venues':
      return list(name);
    case 'thumbnail':
    case 'poster':
    case 'preview':
      return picture(name);
    default:
      return field(name, READERS[FIELDS[name].form]);
  }
}

type Reader = (text: string, reading: Reading) => Read<unknown>;
const READERS: Readonly<Record<'text' | 'date' | 'seconds' | 'stretch' | 'flag', Reader>> = {
  text: asIs,
  date,
  seconds: readSeconds,
  stretch: readStretch,
  flag: readFlag,
};
