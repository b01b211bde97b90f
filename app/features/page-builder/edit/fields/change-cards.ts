import { type Data, isList, isObject, type Json } from '#app/lib/edit-document/document.ts';
import type { CardAction, CardIntent } from './card-intent.ts';
import type { FormField } from './form-field.ts';
import { toFormFields } from './to-form-fields.ts';

/** `added` is the path of a new card. `full` has a list of as many as it may have, `gone` none of that card any more. */
export type CardChange = { ok: true; data: Data; added?: string } | { ok: false; reason: 'full' | 'gone' };

/** A block's data after a button of one of its lists. */
export function changeCards(
  blockKey: string,
  data: Data,
  { action, path }: CardIntent,
  newId: () => string,
): CardChange {
  const languages = { language: '', ownLanguage: '' };
  const outcome: { reason: 'full' | 'gone'; isDone: boolean; added?: string } = {
    reason: 'gone',
    isDone: false,
  };
  const change: ChangeList = (field, list) => {
    const index = indexIn(field, list, action, path);
    if (index === null) return list;
    const isMore = action === 'add' || action === 'copy';
    if (isMore && list.length >= field.max) {
      outcome.reason = 'full';
      return list;
    }
    const id = field.kind === 'list' && isMore ? newId() : undefined;
    const changed = applied(list, { action, index, fresh: freshItem(field, list[index], id, newId) });
    outcome.isDone = true;
    if (id !== undefined) outcome.added = `${field.path}/#${id}`;
    return changed;
  };
  const changed = inLists(toFormFields(blockKey, data, languages), data, change);
  if (!outcome.isDone || !isObject(changed)) return { ok: false, reason: outcome.reason };
  return { ok: true, data: changed, ...(outcome.added !== undefined && { added: outcome.added }) };
}

type ListField = Extract<FormField, { kind: 'list' | 'titles' | 'rules' }>;
type ChangeList = (field: ListField, list: readonly Json[]) => readonly Json[];

/** The place that an action is about; null where it is about another list. */
function indexIn(field: ListField, list: readonly Json[], action: CardAction, path: string): number | null {
  if (action === 'add') return field.kind === 'list' && path === field.path ? list.length : null;
  // A form always has an empty row for one more title or rule.
  if (action === 'copy' && field.kind !== 'list') return null;
  const index =
    field.kind === 'list'
      ? field.cards.findIndex((card) => card.path === path)
      : list.findIndex((_, at) => path === `${field.path}/${at}`);
  return index === -1 ? null : index;
}

/** A card to add: a copy, or one that is as new ones are. Its place is the list's matter. */
function freshItem(
  field: ListField,
  original: Json | undefined,
  id: string | undefined,
  newId: () => string,
): Json {
  if (id === undefined) return original ?? '';
  const { start } = field as Extract<ListField, { kind: 'list' }>;
  // What block-forms.json has is JSON.
  const card = original === undefined ? (start as Data) : withNewIds(original, newId);
  return { ...(isObject(card) && card), _id: id };
}

function withNewIds(value: Json, newId: () => string): Json {
  if (isList(value)) return value.map((item) => withNewIds(item, newId));
  if (!isObject(value)) return value;
  const copied = Object.entries(value).flatMap(([name, inner]): [string, Json][] => {
    if (name === '_at') return [];
    return [[name, name === '_id' ? newId() : withNewIds(inner, newId)]];
  });
  return Object.fromEntries(copied);
}

function applied(
  list: readonly Json[],
  { action, index, fresh }: { action: CardAction; index: number; fresh: Json },
): readonly Json[] {
  switch (action) {
    case 'add':
      return [...list, fresh];
    case 'copy':
      return list.toSpliced(index + 1, 0, fresh);
    case 'delete':
      return list.toSpliced(index, 1);
    default: {
      const other = action === 'up' ? index - 1 : index + 1;
      const [one, neighbour] = [list[index], list[other]];
      if (one === undefined || neighbour === undefined) return list;
      return list.with(index, neighbour).with(other, one);
    }
  }
}

/** Data in which lists are what `change` makes of them; itself where that is nothing new. */
function inLists(
  fields: readonly FormField[],
  value: Json | undefined,
  change: ChangeList,
): Json | undefined {
  const group: Data = isObject(value) ? value : {};
  const changed = fields.flatMap((field) => {
    const old = group[field.name];
    const now = inField(field, old, change);
    return now === old || now === undefined ? [] : [[field.name, now] as const];
  });
  return changed.length === 0 ? value : { ...group, ...Object.fromEntries(changed) };
}

function inField(field: FormField, old: Json | undefined, change: ChangeList): Json | undefined {
  switch (field.kind) {
    case 'group':
      return inLists(field.fields, old, change);
    case 'titles':
    case 'rules':
    case 'list': {
      const list = field.kind === 'titles' ? field.ids : isList(old) ? old : [];
      const now = change(field, list);
      if (now !== list) return now;
      if (field.kind !== 'list') return old;
      const inside = list.map((card, at) => inLists(field.cards[at]?.fields ?? [], card, change) ?? card);
      return inside.every((card, at) => card === list[at]) ? old : inside;
    }
    default:
      return old;
  }
}
