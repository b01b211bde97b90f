import type { ReactNode } from 'react';
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import { escapeAttribute } from './escape-attribute.server.ts';
import { takeText, writeText } from './page-text.server.ts';

const encoder = new TextEncoder();

export interface RenderOptions {
  nonce: string;
  signal: AbortSignal;
  /**
   * True waits for everything that is deferred, so that the page reads in order; false starts with the site
   * chrome.
   */
  awaitsAll: boolean;
  /**
   * A long value of an attribute, in whose place React draws `place`, which nobody can know beforehand: React escapes a
   * character at a time, nearly a millisecond for fifty kilobytes of texts.
   */
  longValue?: { place: string; value: string };
  /** What becomes of the first bytes, which hold the whole head. */
  onHead?(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
  onError(error: unknown): void;
  /** Called once everything is rendered. */
  onDone(): void;
}

/**
 * Renders a document as the body of a response, through React's Node renderer: its renderer for browsers
 * encodes every attribute by itself and hands out 512 bytes at a time, which doubles the CPU time of a page
 * (docs/decisions/005). Rejects when the shell (in React's sense) cannot be rendered.
 */
export function renderDocument(
  element: ReactNode,
  options: RenderOptions,
): Promise<ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>> {
  const { nonce, signal, awaitsAll, longValue, onHead, onError, onDone } = options;
  const fill: Fill = (html) =>
    longValue ? html.replace(longValue.place, () => escapeAttribute(longValue.value)) : html;
  return new Promise((resolve, reject) => {
    const abort = () => rendering.abort(signal.reason);
    const rendering = renderToPipeableStream(element, {
      nonce,
      // React takes what this returns for a digest.
      onError: (error) => void onError(error),
      onShellReady() {
        if (!awaitsAll) resolve(toStream(rendering, fill, onHead));
      },
      onAllReady() {
        signal.removeEventListener('abort', abort);
        onDone();
        if (awaitsAll) {
          const bytes = toBytes(rendering, fill);
          resolve(onHead ? onHead(bytes) : bytes);
        }
      },
      onShellError: reject,
    });
    signal.addEventListener('abort', abort);
  });
}

type Fill = (html: string) => string;

/** Everything is rendered, so React writes all of it before `pipe` returns. */
function toBytes({ pipe }: PipeableStream, fill: Fill): Uint8Array<ArrayBuffer> {
  let page = '';
  const write = (text: string) => {
    page += text;
  };
  pipe(sink({ write, end: () => undefined, fail: () => undefined }));
  return encoder.encode(fill(page));
}

function toStream(
  { pipe, abort }: PipeableStream,
  fill: Fill,
  onHead: RenderOptions['onHead'],
): ReadableStream<Uint8Array> {
  let change = onHead;
  return new ReadableStream({
    start(controller) {
      pipe(
        sink({
          write(text) {
            const chunk = encoder.encode(fill(text));
            controller.enqueue(change ? change(chunk) : chunk);
            change = undefined;
          },
          end: () => controller.close(),
          fail: (error) => controller.error(error),
        }),
      );
    },
    cancel: (reason) => abort(reason),
  });
}

interface Sink {
  write(text: string): unknown;
  end(): unknown;
  fail(error: unknown): unknown;
}

/**
 * The few methods of a Node stream that React calls. It has no back pressure: a page is small, and the
 * platform buffers for the viewer's connection. React flushes when it pauses: only then is what it has written
 * worth a chunk of the response.
 */
function sink({ write, end, fail }: Sink): NodeJS.WritableStream {
  const decode = createDecoder();
  const target = {
    /** In the Worker React has text here; in Node, with an encoder of Node's, the bytes of its buffer. */
    write(chunk: string | Uint8Array) {
      writeText(typeof chunk === 'string' ? chunk : decode(chunk));
      return true;
    },
    flush() {
      const text = takeText();
      if (text !== '') write(text);
    },
    end,
    destroy: fail,
    on: () => target,
  };
  return target as unknown as NodeJS.WritableStream;
}

/** A character may begin in one chunk and end in the next. */
function createDecoder() {
  let decoder: TextDecoder | undefined;
  return (chunk: Uint8Array) => {
    decoder ??= new TextDecoder();
    return decoder.decode(withoutPadding(chunk), { stream: true });
  };
}

/**
 * React 18 hands out its buffer whole also where the next character, of several bytes, did not fit: up to
 * three zeros are left at its end (https://github.com/facebook/react/pull/26228, released with 19). No text
 * has a zero byte of its own: HTML knows no such character.
 */
function withoutPadding(chunk: Uint8Array): Uint8Array {
  let end = chunk.length;
  while (end > 0 && chunk[end - 1] === 0) end -= 1;
  return end === chunk.length ? chunk : chunk.subarray(0, end);
}
