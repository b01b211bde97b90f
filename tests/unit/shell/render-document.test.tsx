import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { type RenderOptions, renderDocument } from '#app/features/shell/render-document.server.ts';

const options: RenderOptions = {
  nonce: 'nonce',
  signal: new AbortController().signal,
  awaitsAll: true,
  onError: () => undefined,
  onDone: () => undefined,
};

describe('renderDocument', () => {
  it('writes every character once, wherever the buffer ends', async () => {
    for (let shift = 0; shift < 8; shift += 1) {
      const text = `${'x'.repeat(shift)}${'مرحبا 🎬 ü '.repeat(900)}`;
      const paragraphs = Array.from({ length: 5 }, (_, index) => <p key={String(index)}>{text}</p>);
      const html = await textOf(await renderDocument(<main>{paragraphs}</main>, options));
      expect(html).toBe(`<main>${`<p>${text}</p>`.repeat(5)}</main>`);
    }
  });

  it('waits for what is deferred when the page is wanted whole', async () => {
    const html = await textOf(await renderDocument(deferred(), options));
    expect(html).toContain('here now');
    expect(html).not.toContain('loading');
  });

  it('streams the frame first when it is not', async () => {
    const body = await renderDocument(deferred(), { ...options, awaitsAll: false });
    const html = await textOf(body);
    expect(html.indexOf('loading')).toBeLessThan(html.indexOf('here now'));
    expect(html.indexOf('loading')).toBeGreaterThan(-1);
  });

  it('rejects when the frame cannot be rendered, and reports why', async () => {
    const errors: unknown[] = [];
    const broken = renderDocument(<Broken />, { ...options, onError: (error) => errors.push(error) });
    await expect(broken).rejects.toThrow('broken');
    expect(errors).toHaveLength(1);
  });

  it('ends a rendering that the viewer no longer waits for', async () => {
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

interface Arrival {
  promise: Promise<void>;
  isHere: boolean;
}

/** Suspends until its text has arrived. */
function Late({ arrival }: { arrival: Arrival }) {
  if (!arrival.isHere) throw arrival.promise;
  return 'here now';
}

function deferred() {
  const arrival: Arrival = { isHere: false, promise: Promise.resolve() };
  arrival.promise = new Promise((resolve) => {
    setTimeout(() => {
      arrival.isHere = true;
      resolve();
    }, 5);
  });
  return (
    <Suspense fallback="loading">
      <Late arrival={arrival} />
    </Suspense>
  );
}

function never() {
  return <Late arrival={{ isHere: false, promise: new Promise(() => undefined) }} />;
}

function textOf(body: BodyInit): Promise<string> {
  return new Response(body).text();
}
