import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { postSiteJson, readSiteJson } from '#app/services/post-json.ts';

let server: Server | undefined;

/** The address of a site that answers like this. */
async function serve(answer: RequestListener): Promise<string> {
  const listening = createServer(answer);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const answering = (status: number, type: string, body: string): RequestListener => {
  return (_, response) => response.writeHead(status, { 'Content-Type': type }).end(body);
};

describe('JSON of the site in a browser', () => {
  it('comes with its status', async () => {
    const url = await serve(answering(422, 'application/json; charset=utf-8', '{"message":"no"}'));
    expect(await postSiteJson(url, {})).toEqual({ status: 422, body: { message: 'no' } });
  });

  it('is none where something else answered in its place', async () => {
    const url = await serve(answering(200, 'text/html', '<h1>Accept our terms</h1>'));
    expect(await postSiteJson(url, {})).toBeNull();
    expect(await readSiteJson(url)).toBeNull();
  });

  it('is none of a page that is not there, which is known all the same', async () => {
    const url = await serve(answering(404, 'text/html', '<h1>Not found</h1>'));
    expect(await readSiteJson(url)).toEqual({ status: 404, body: null });
  });

  it('is waited for no longer than half a minute', async () => {
    const { timeout } = AbortSignal;
    const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 20));
    const url = await serve(() => undefined);
    expect(await postSiteJson(url, {})).toBeNull();
    expect(limits).toHaveBeenCalledWith(30_000);
  });
});
