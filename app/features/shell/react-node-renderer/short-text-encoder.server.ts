/** Longer texts are worth the way into the runtime's own encoder. */
const MAX_LENGTH = 64;

const native = new globalThis.TextEncoder();

/**
 * React encodes a page piece by piece, a few characters at a time ("<", "span", ' class="'): for those the
 * call into the runtime costs more than the encoding. Short ASCII texts are copied here; all others go to the
 * runtime's encoder.
 */
class ShortTextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer> {
    return native.encode(text);
  }

  encodeInto(text: string, target: Uint8Array<ArrayBuffer>): { read: number; written: number } {
    const { length } = text;
    if (length > MAX_LENGTH || length > target.length) return native.encodeInto(text, target);
    for (let index = 0; index < length; index += 1) {
      const code = text.charCodeAt(index);
      if (code > 0x7f) return native.encodeInto(text, target);
      target[index] = code;
    }
    return { read: length, written: length };
  }
}

// React imports it from Node's `util` under this name.
export { ShortTextEncoder as TextEncoder };
