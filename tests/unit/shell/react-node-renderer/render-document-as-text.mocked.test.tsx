import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as pageText from '#app/features/shell/react-node-renderer/page-text.server.ts';
import {
  type RenderOptions,
  renderDocument,
} from '#app/features/shell/react-node-renderer/render-document.server.ts';

// The renderer as the Worker's build has it: React's own file over the texts' collector in place of Node's encoder.
vi.mock('react-dom/server', () => {
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve('react-dom/package.json'));
  const code = readFileSync(path.join(folder, 'cjs/react-dom-server.node.production.min.js'), 'utf8');
  const exports = {};
  new Function('require', 'exports', 'setImmediate', code)(
    (name: string) => (name === 'util' ? pageText : require(name)),
    exports,
    queueMicrotask,
  );
  return exports;
});

const options: RenderOptions = {
  nonce: 'nonce',
  signal: new AbortController().signal,
  awaitsAll: true,
  onError: () => undefined,
  onDone: () => undefined,
};

const textOf = (body: BodyInit) => new Response(body).text();

describe('renderDocument in the Worker', () => {
  it('short texts, long ones and constants keep their order', async () => {
    const words = ['a', 'é', '🎬', 'سلام', 'x'.repeat(3_000), `${'ю'.repeat(800)}&`];
    const html = await textOf(
      await renderDocument(
        <ul>
          {words.map((word) => (
            <li key={word} title={word}>
              {word}
            </li>
          ))}
        </ul>,
        options,
      ),
    );
    const escaped = words.map((word) => word.replace('&', '&amp;'));
    expect(html).toBe(`<ul>${escaped.map((word) => `<li title="${word}">${word}</li>`).join('')}</ul>`);
  });

  it('a long value is written as React would write it', async () => {
    const value = JSON.stringify({ text: `"Q&A" <b>it's</b> $& $1 &quot; é سلام`.repeat(200) });
    const page = (title: string) => (
      <main>
        <data value={title} hidden />
        the rest
      </main>
    );
    const longValue = { place: 'texts-nonce', value };
    for (const awaitsAll of [true, false]) {
      const drawn = await renderDocument(page(value), { ...options, awaitsAll });
      const filled = await renderDocument(page(longValue.place), { ...options, awaitsAll, longValue });
      expect(await textOf(filled)).toBe(await textOf(drawn));
    }
  });

  it('all chunks of a page are encoded once', async () => {
    const encode = vi.spyOn(TextEncoder.prototype, 'encode');
    const encodeInto = vi.spyOn(TextEncoder.prototype, 'encodeInto');
    const items = Array.from({ length: 500 }, (_, index) => <li key={String(index)}>{`film ${index}`}</li>);
    const body = await renderDocument(<ul>{items}</ul>, options);
    expect(body).toBeInstanceOf(Uint8Array);
    expect(encode).toHaveBeenCalledTimes(1);
    expect(encodeInto).not.toHaveBeenCalled();
  });

  it('two pages that stream at the same time get each their own text', async () => {
    const pages = ['north', 'south'].map((name) => {
      const deferred = { isReady: false, promise: Promise.resolve() };
      return { name, page: <Page key={name} name={name} deferred={deferred} />, deferred };
    });
    const bodies = await Promise.all(
      pages.map(({ page }) => renderDocument(page, { ...options, awaitsAll: false })),
    );
    for (const { deferred } of pages) deferred.isReady = true;
    const texts = await Promise.all(bodies.map(textOf));
    for (const [index, { name }] of pages.entries()) {
      expect(texts[index]).toContain(`<main>${name}`);
      expect(texts[index]).toContain(`the rest of ${name}`);
      expect(texts[index]).not.toContain(pages[1 - index]?.name);
    }
  });
});

interface DeferredText {
  isReady: boolean;
  promise: Promise<void>;
}

function Page({ name, deferred }: { name: string; deferred: DeferredText }) {
  return (
    <main>
      {name}
      <Suspense fallback="loading">
        <Deferred deferred={deferred}>{`the rest of ${name}`}</Deferred>
      </Suspense>
    </main>
  );
}

function Deferred({ deferred, children }: { deferred: DeferredText; children: string }) {
  if (!deferred.isReady) throw deferred.promise;
  return children;
}
