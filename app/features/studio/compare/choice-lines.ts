import type { ShapeEntries } from '#app/contract/site/block-shapes.ts';
import { FORM_SHAPES } from '#app/contract/site/chrome-shapes.ts';
import type { FieldLine, ShownValue } from './field-lines.ts';

/** Values of choices have words in the editor's language: of a block or header of that key, which lines are theirs. */
export function withChoices(key: string, lines: readonly FieldLine[]): FieldLine[] {
  const entries = FORM_SHAPES.get(key)?.entries ?? [];
  return lines.map((line) =>
    isChoice(entries, line.path)
      ? { ...line, before: toChoice(line.before), after: toChoice(line.after) }
      : line,
  );
}

function isChoice(entries: ShapeEntries, [name, ...inner]: FieldLine['path']): boolean {
  // Cards of a list are of one shape.
  if (typeof name === 'number') return isChoice(entries, inner);
  const shape = entries.find(([each]) => each === name)?.[1];
  if (inner.length === 0) return shape?.kind === 'choice';
  return shape?.kind === 'group' || shape?.kind === 'list' ? isChoice(shape.entries, inner) : false;
}

const toChoice = (value: ShownValue): ShownValue =>
  value?.kind === 'text' ? { kind: 'choice', value: value.text } : value;
