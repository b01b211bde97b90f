let written = '';

/** Adds to what React has written since `takeText`. React writes and flushes a page without a pause between. */
export function writeText(text: string): void {
  written += text;
}

/** What has been written, once. */
export function takeText(): string {
  const text = written;
  written = '';
  return text;
}

/** All of the text fits, and takes no place in the buffer that React offers. */
const NO_BYTES = { read: Number.POSITIVE_INFINITY, written: 0 };

/**
 * Keeps React's texts as they are. A page is some ten thousand pieces ("<", "span", ' class="'): to encode them
 * one by one into React's buffer takes a quarter of the render, to join and encode them once a tenth of that.
 */
class TextCollector {
  /** React's constants, and texts that are too long for its buffer: React passes them on as they come. */
  encode(text: string): string {
    return text;
  }

  encodeInto(text: string): { read: number; written: number } {
    written += text;
    return NO_BYTES;
  }
}

// React imports it from Node's `util` under this name.
export { TextCollector as TextEncoder };
