import { isBlockTime } from '#app/contract/block-times.ts';
import { blockFaults } from '#app/contract/site/check-blocks.ts';
import { FORM_SHAPES } from '#app/contract/site/chrome-shapes.ts';
import { type Data, toStoredBlocks } from '#app/lib/edit-document/document.ts';
import type { FormBlock, FormField, FormLanguages } from './form-field.ts';
import { layoutPath } from './layout-value.ts';
import { toFormFields } from './to-form-fields.ts';

/** What is wrong with a field of a form. */
export interface FormFault {
  /** As in `FormField` and `LayoutField`; empty where no field of the form has it. */
  path: string;
  /** What the text about it goes by. */
  kind: FormField['kind'] | 'layout' | 'time' | 'block';
  /** Most characters, cards, titles or rules, of those that have a limit. */
  limit?: number;
  /** In the platform's words, which are English. */
  message: string;
}

const ROOT = 'blocks';

/** Faults that the platform would find (check-blocks.ts), without those that were there before. */
export function formFaults(now: FormBlock, before: FormBlock, languages: FormLanguages): FormFault[] {
  const known = new Set(platformFaults(before).map(({ path, message }) => `${path} ${message}`));
  const faults = platformFaults(now).filter(({ path, message }) => !known.has(`${path} ${message}`));
  if (faults.length === 0) return [];
  const fields = toFormFields(now.blockKey, now.data, languages);
  const placed = faults.map(({ path, message }) => ({
    ...placeOf(path.split('.').slice(2), fields),
    message,
  }));
  // The first of a field's: what else is wrong with it is often the same in other words.
  return placed.filter(({ path }, at) => at === placed.findIndex((other) => other.path === path));
}

function platformFaults({ blockKey, data, config }: FormBlock) {
  const named: Data = { ...data, component_key: blockKey };
  const blocks = [{ id: '', at: '', data: named, ...(config && { config }) }];
  return blockFaults(toStoredBlocks({ blocks }), ROOT, FORM_SHAPES);
}

/** From `data.slide_data.0.heading.$t.ar` to the field of a form. */
function placeOf(
  [top, ...segments]: readonly string[],
  fields: readonly FormField[],
): Omit<FormFault, 'message'> {
  if (top === 'config') {
    const position = segments[0] ?? '';
    return { path: layoutPath(position), kind: isBlockTime(position) ? 'time' : 'layout' };
  }
  return placeIn(fields, segments) ?? { path: '', kind: 'block' };
}

function placeIn(
  fields: readonly FormField[],
  [name, ...rest]: readonly string[],
): Omit<FormFault, 'message'> | null {
  const field = fields.find((each) => each.name === name);
  if (!field) return null;
  const inside =
    field.kind === 'group'
      ? placeIn(field.fields, rest)
      : field.kind === 'list'
        ? placeIn(field.cards[Number(rest[0])]?.fields ?? [], rest.slice(1))
        : null;
  if (inside) return inside;
  const { path, kind } = field;
  const limit = 'max' in field ? field.max : 'maxChars' in field ? field.maxChars : undefined;
  return { path, kind, ...(limit !== undefined && { limit }) };
}
