import { type Data, isList, isObject, type Json } from '#app/lib/edit-document/document.ts';
import { isPictureField } from '#app/lib/edit-document/picture-field.ts';

/** A block as the clipboard has it: text that any of our sites can read again. */
interface ClipboardBlock {
  data: Data;
  config?: Data;
  /** Where its pictures are; absent in texts of before. */
  assets?: string;
}

/** A document has at most 200 KB (edit-mode.md §3), and one block is no more. */
const MAX_CHARS = 200 * 1024;
const NAME = 'marquee_block';

export function toClipboardText({ data, config, assets }: ClipboardBlock & { assets: string }): string {
  return JSON.stringify({ [NAME]: { data, ...(config && { config }), assets } }, null, 1);
}

/** Null where the text is no block of ours. Whether its fields are allowed is the platform's to check. */
export function fromClipboardText(text: string): ClipboardBlock | null {
  if (text.length > MAX_CHARS) return null;
  const block = readJson(text)?.[NAME];
  if (!isObject(block) || !isObject(block.data)) return null;
  if (typeof block.data.component_key !== 'string') return null;
  return {
    data: block.data,
    ...(isObject(block.config) && { config: block.config }),
    ...(typeof block.assets === 'string' && { assets: block.assets }),
  };
}

export function hasPictures(value: Json): boolean {
  if (isList(value)) return value.some(hasPictures);
  if (!isObject(value)) return false;
  return Object.entries(value).some(([name, inner]) =>
    isPictureField(name) ? inner !== null && inner !== '' : hasPictures(inner),
  );
}

export const withoutPictures = (data: Data) => strip(data) as Data;

function strip(value: Json): Json {
  if (isList(value)) return value.map(strip);
  if (!isObject(value)) return value;
  const others = Object.entries(value).filter(([name]) => !isPictureField(name));
  return Object.fromEntries(others.map(([name, inner]) => [name, strip(inner)]));
}

function readJson(text: string): Data | null {
  try {
    const value = JSON.parse(text) as Json;
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
