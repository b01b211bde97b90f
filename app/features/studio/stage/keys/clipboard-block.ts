import { type Data, isObject, type Json } from '#app/lib/edit-document/document.ts';

/** A block as the clipboard has it: text that any of our sites can read again. */
interface ClipboardBlock {
  data: Data;
  config?: Data;
}

/** A document has at most 200 KB (edit-mode.md §3), and one block is no more. */
const MAX_CHARS = 200 * 1024;
const NAME = 'marquee_block';

export function toClipboardText({ data, config }: ClipboardBlock): string {
  return JSON.stringify({ [NAME]: { data, ...(config && { config }) } }, null, 1);
}

/** Null where the text is no block of ours. Whether its fields are allowed is the platform's to check. */
export function fromClipboardText(text: string): ClipboardBlock | null {
  if (text.length > MAX_CHARS) return null;
  const block = readJson(text)?.[NAME];
  if (!isObject(block) || !isObject(block.data)) return null;
  if (typeof block.data.component_key !== 'string') return null;
  return { data: block.data, ...(isObject(block.config) && { config: block.config }) };
}

function readJson(text: string): Data | null {
  try {
    const value = JSON.parse(text) as Json;
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
