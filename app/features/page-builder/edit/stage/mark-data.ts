import * as v from 'valibot';
import { PictureSchema } from '#app/contract/picture.ts';
import { BLOCK_SHAPES, type FieldShape, type ShapeEntries } from '#app/contract/site/block-shapes.ts';
import type { BlockField } from '#app/features/page-builder/edit/block-fields.server.ts';
import { BLOCK_FORMS } from '#app/features/page-builder/edit/fields/block-forms.ts';
import type { MarkedField } from '#app/features/page-builder/edit/store/store-types.ts';

type Data = Readonly<Record<string, unknown>>;

/** A block's data with a token in each text and picture that is filled in, and the field of each token. */
export interface MarkedData {
  data: Data;
  fields: Record<string, MarkedField>;
}

/** A crop that the key has, and what its file is named for: what a picture is drawn with goes by these. */
const KEY_END = /(?:\.f\d+-\d+)?(?:\.[wp]\d+)?\.[a-z\d]+$/i;

/** Of a block of an unknown key there is nothing to mark. `data` are in one language, with the cards' ids. */
export function markData(blockKey: string, data: Data): MarkedData {
  const fields: Record<string, MarkedField> = {};
  const marking: Marking = {
    // No text of a page has one: short, without a space, and none is the beginning of another.
    add(field) {
      const token = `zq${Object.keys(fields).length}qz`;
      fields[token] = field;
      return token;
    },
  };
  const entries = BLOCK_SHAPES.get(blockKey)?.entries ?? [];
  const marked = markGroup(marking, data, { way: [], entries, forms: BLOCK_FORMS.get(blockKey) ?? [] });
  return { data: marked, fields };
}

interface Marking {
  add(field: MarkedField): string;
}
/** `forms` has the sizes that a picture's field requests. */
interface Level {
  way: readonly string[];
  entries: ShapeEntries;
  forms: readonly BlockField[];
}

function markGroup(marking: Marking, data: Data, { way, entries, forms }: Level): Data {
  const marked = entries.flatMap(([name, shape]): [string, unknown][] => {
    if (!Object.hasOwn(data, name)) return [];
    const form = forms.find((field) => field.name === name);
    return [[name, markValue(marking, data[name], { way: [...way, name], shape, form })]];
  });
  return { ...data, ...Object.fromEntries(marked) };
}

interface Place {
  way: readonly string[];
  shape: FieldShape;
  form: BlockField | undefined;
}

function markValue(marking: Marking, value: unknown, { way, shape, form }: Place): unknown {
  switch (shape.kind) {
    case 'text': {
      const isFilled = typeof value === 'string' && value.trim() !== '';
      return isFilled ? marking.add({ way: way.join('/'), kind: 'text', maxChars: shape.maxChars }) : value;
    }
    case 'picture': {
      const key = v.safeParse(PictureSchema, value);
      if (!key.success || !key.output) return value;
      const sizes = form?.kind === 'picture' ? form.sizes : [];
      return `${marking.add({ way: way.join('/'), kind: 'picture', sizes })}${KEY_END.exec(key.output)?.[0] ?? ''}`;
    }
    case 'group':
      return isObject(value)
        ? markGroup(marking, value, { way, entries: shape.entries, forms: formsOf(form) })
        : value;
    case 'list':
      return Array.isArray(value)
        ? value.map((card: unknown) =>
            // What has no id cannot be named.
            isObject(card) && typeof card._id === 'string' && card._id !== ''
              ? markGroup(marking, card, {
                  way: [...way, `#${card._id}`],
                  entries: shape.entries,
                  forms: formsOf(form),
                })
              : card,
          )
        : value;
    default:
      return value;
  }
}

const formsOf = (form: BlockField | undefined) => (form && 'fields' in form ? form.fields : []);

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
