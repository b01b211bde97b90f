import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import {
  type RenderOptions,
  renderDocument,
} from '#app/features/shell/react-node-renderer/render-document.server.ts';

const options: RenderOptions = {
  nonce: 'nonce',
  signal: new AbortController().signal,
  awaitsAll: true,
  onError: () => undefined,
  onDone: () => undefined,
};

describe('renderDocument', () => {
  it('every character is written once, wherever the buffer ends', async () => {
    for (let shift = 0; shift < 8; shift += 1) {
      const text = `${'x'.repeat(shift)}${'مرحبا 🎬 ü '.repeat(900)}`;
      const paragraphs = Array.from({ length: 5 }, (_, index) => <p key={String(index)}>{text}</p>);
      const html = await textOf(await renderDocument(<main>{paragraphs}</main>, options));
      expect(html).toBe(`<main>${`<p>${text}</p>`.repeat(5)}</main>`);
    }
  });

  it('a buffered document waits for deferred data', async () => {
    const { page, isShown, resolve } = deferredPage();
    const rendering = renderDocument(page, options);
    // The fallback is drawn, and the document waits.
    await isShown;
    resolve();
    const html = await textOf(await rendering);
    expect(html).toContain('here now');
    expect(html).not.toContain('loading');
  });

  it('a streamed document starts with its fallback', async () => {
    const { page, resolve } = deferredPage();
    const reader = new Response(
      await renderDocument(page, { ...options, awaitsAll: false }),
    ).body?.getReader();
    const start = await reader?.read();
    expect(new TextDecoder().decode(start?.value)).toContain('loading');
    // Only now, so that it cannot be part of what the document starts with.
    resolve();
    let rest = '';
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      rest += new TextDecoder().decode(part.value);
    expect(rest).toContain('here now');
  });

  it('a document that cannot be rendered is rejected with its error', async () => {
    const errors: unknown[] = [];
    const broken = renderDocument(<Broken />, { ...options, onError: (error) => errors.push(error) });
    await expect(broken).rejects.toThrow('broken');
    expect(errors).toHaveLength(1);
  });

  it('an aborted request ends the rendering', async () => {
    const viewer = new AbortController();
    const body = await renderDocument(<Suspense fallback="loading">{never()}</Suspense>, {
      ...options,
      awaitsAll: false,
      signal: viewer.signal,
    });
    viewer.abort();
    expect(await textOf(body)).toContain('loading');
  });
});

function Broken(): never {
  throw new Error('broken');
}

interface Resource {
  promise: Promise<void>;
  isReady: boolean;
}

/** Suspends until its text is ready. */
function DeferredText({ resource }: { resource: Resource }) {
  if (!resource.isReady) throw resource.promise;
  return 'here now';
}

function makeSignal() {
  let give: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { promise, give: () => give() };
}

/** A page whose text is ready once `resolve` is called; `isShown` is kept when its fallback is drawn. */
function deferredPage() {
  const ready = makeSignal();
  const drawn = makeSignal();
  const resource: Resource = { isReady: false, promise: ready.promise };
  function Fallback() {
    drawn.give();
    return 'loading';
  }
  return {
    isShown: drawn.promise,
    resolve() {
      resource.isReady = true;
      ready.give();
    },
    page: (
      <Suspense fallback={<Fallback />}>
        <DeferredText resource={resource} />
      </Suspense>
    ),
  };
}

function never() {
  return <DeferredText resource={{ isReady: false, promise: new Promise(() => undefined) }} />;
}

function textOf(body: BodyInit): Promise<string> {
  return new Response(body).text();
}
