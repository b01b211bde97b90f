/** Text of a subtitle file, and the encoding that it was read in. */
export interface DecodedText {
  text: string;
  encoding: 'UTF-8' | 'UTF-16' | 'Latin-1';
}

/**
 * By its byte order mark, else UTF-8 where the bytes are that, else Latin-1 (in its Windows form, as browsers
 * read it), which every byte is. Null for what is no text at all.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decode(bytes, 'utf-16le'), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: decode(bytes, 'utf-16be'), encoding: 'UTF-16' };
  if (bytes.includes(0)) return null;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: decode(bytes, 'windows-1252'), encoding: 'Latin-1' };
  }
}

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);
