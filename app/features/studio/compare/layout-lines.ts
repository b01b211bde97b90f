import { isBlockTime } from '#app/contract/block-times.ts';
import { LAYOUT_STYLES } from '#app/contract/site/block-shapes.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import { type FieldLine, fieldLines, type ShownValue } from './field-lines.ts';

/** Writes a moment as the brand writes them. */
export type MomentText = (moment: Date) => string;

/** A block's layout in the words of its form: styles by name, times as the reader's clock has them. */
export function layoutLines(
  before: Data | undefined,
  after: Data | undefined,
  momentText: MomentText,
): FieldLine[] {
  return fieldLines(before, after, ['config']).map((line) => {
    const position = String(line.path[1]);
    const toShown = (value: ShownValue) => toLayoutValue(position, value, momentText);
    return { ...line, before: toShown(line.before), after: toShown(line.after) };
  });
}

function toLayoutValue(position: string, value: ShownValue, momentText: MomentText): ShownValue {
  // Without a style of its own, a block has its usual one.
  if (Object.hasOwn(LAYOUT_STYLES, position) && (value === null || value.kind === 'text'))
    return { kind: 'style', value: value?.text ?? '' };
  if (!isBlockTime(position) || value?.kind !== 'text') return value;
  const time = new Date(value.text);
  return Number.isNaN(time.getTime()) ? value : { kind: 'text', text: momentText(time) };
}
