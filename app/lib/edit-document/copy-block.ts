import { type Data, type EditedBlock, isList, isObject, type Json } from './document.ts';

/** A block like another one, in a place of its own, with new ids for it and its cards. */
export function copyBlock({ data, config }: EditedBlock, at: string, newId: () => string): EditedBlock {
  return { id: newId(), at, data: withNewIds(data, newId) as Data, ...(config && { config }) };
}

function withNewIds(value: Json, newId: () => string): Json {
  if (isList(value)) return value.map((item) => withNewIds(item, newId));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === '_id' && typeof value._at === 'string' ? newId() : withNewIds(inner, newId),
    ]),
  );
}
