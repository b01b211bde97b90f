import { toFileText } from '#app/contract/site/canonical.ts';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import type { ValueOf } from '#app/contract/site/kinds.ts';
import { fileOf, LAYOUTS } from './layout.ts';
import { toScheduleText } from './schedule-text.ts';

type Value = Record<string, unknown>;

export interface PlainEntity {
  id: string;
  /** In canonical form. */
  value: Value;
}

/** Files of a folder, by their path in it. */
export type Files = Map<string, string>;

/** One entity as its files; of a kind whose entities share a file, see `toListFile`. */
export function toFiles(kind: KindName, { id, value }: PlainEntity): Files {
  const layout = LAYOUTS[kind];
  const file = fileOf(kind, id);
  if (layout.form === 'schedule') {
    // A channel without programmes has no file of them.
    const text = toScheduleText(value as ValueOf<'schedule'>);
    return new Map(text === '' ? [] : [[file, text]]);
  }
  if (layout.form !== 'files' || !layout.htmlField) return new Map([[file, toFileText(value)]]);
  const { htmlField, folder } = layout;
  const texts = (value[htmlField] ?? {}) as Record<string, unknown>;
  const isHtml = ([, text]: [string, unknown]) => typeof text === 'string';
  const html = Object.entries(texts).filter(isHtml) as [string, string][];
  const rest = Object.fromEntries(Object.entries(texts).filter((entry) => !isHtml(entry)));
  const { [htmlField]: _, ...others } = value;
  const inJson = Object.keys(rest).length > 0 ? { ...value, [htmlField]: rest } : others;
  return new Map([
    [file, toFileText(inJson)],
    ...html.map(([language, text]): [string, string] => [`${folder}/${id}.${language}.html`, text]),
  ]);
}

/** All entities of a kind in one file, in the owner's order. */
export function toListFile(entities: readonly PlainEntity[]): string {
  const positionOf = ({ value }: PlainEntity) => (typeof value.position === 'number' ? value.position : 0);
  const ordered = [...entities].sort((a, b) => positionOf(a) - positionOf(b) || (a.id < b.id ? -1 : 1));
  return toFileText(ordered.map(({ id, value }) => ({ id, ...value })));
}
