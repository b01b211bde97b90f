import { BLOCK_SHAPES, type FieldShape, type ShapeEntries } from '#app/contract/site/block-shapes.ts';
import { shippedMessages } from '#app/features/i18n/i18n-resources.server.ts';
import type { SampleMaterial } from '#app/features/page-builder/block-definition.ts';
import type { BlockKey } from '#app/features/page-builder/block-keys.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import { type Data, isList, isObject, type Json } from '#app/lib/edit-document/document.ts';

/** Samples are written in it. */
const SAMPLE_LANGUAGE = 'en';

/**
 * The data that a new block begins with: those of its sample, with the brand's own pictures and titles. In another
 * language than English each text is the name of its field ("العنوان"), and in one that we do not ship it is left
 * out: never words that the brand's viewers could not read.
 */
export function newBlock(
  key: BlockKey,
  { language, material, newId }: { language: string; material: SampleMaterial; newId: () => string },
): Data {
  const isSampleLanguage = language.split('-')[0] === SAMPLE_LANGUAGE;
  const texts = shippedMessages(language)?.edit_fields;
  const wordsOf: WordsOf = (name, sample) => (isSampleLanguage ? sample : texts?.[`field_${name}`]);
  const sample = definitions[key].sample(material);
  // A sample is JSON but for fields that it leaves undefined.
  const data = started(BLOCK_SHAPES.get(key)?.entries ?? [], sample as Data, { wordsOf, newId });
  return { ...data, component_key: key };
}

type WordsOf = (name: string, sample: Json) => Json | undefined;
interface Making {
  wordsOf: WordsOf;
  newId: () => string;
}

function started(entries: ShapeEntries, sample: Data, making: Making): Data {
  const shapes = new Map(entries);
  const fields = Object.entries(sample).flatMap(([name, value]) => {
    const shape = shapes.get(name);
    const start = shape && value !== undefined ? startOf(name, shape, value, making) : undefined;
    return start === undefined ? [] : [[name, start] as const];
  });
  return Object.fromEntries(fields);
}

function startOf(name: string, shape: FieldShape, value: Json, making: Making): Json | undefined {
  switch (shape.kind) {
    case 'text':
      return making.wordsOf(name, value);
    case 'group':
      return isObject(value) ? started(shape.entries, value, making) : undefined;
    case 'list': {
      const cards = isList(value) ? value.filter(isObject) : [];
      return cards.map((card) => ({ ...started(shape.entries, card, making), _id: making.newId() }));
    }
    default:
      return withoutUndefined(value);
  }
}

/** As JSON has it: samples name some fields without a value. */
function withoutUndefined(value: Json): Json {
  if (isList(value)) return value.map(withoutUndefined);
  if (!isObject(value)) return value;
  const filled = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(filled.map(([name, inner]) => [name, withoutUndefined(inner)]));
}
