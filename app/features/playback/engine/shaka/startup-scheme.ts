import {
  type SegmentResponse,
  takeStartupSegment,
} from '#app/features/playback/engine/preload/startup-segments.ts';
import type { ShakaLibrary } from './shaka-types.ts';

type Plugin = Parameters<ShakaLibrary['net']['NetworkingEngine']['registerScheme']>[1];

const prepared = new WeakSet<ShakaLibrary>();

/**
 * Registers a scheme by which the library takes the responses of startup-segments.ts, and fetches the rest as
 * usual.
 */
export function registerStartupScheme(library: ShakaLibrary): void {
  if (prepared.has(library)) return;
  prepared.add(library);
  const { HttpFetchPlugin, NetworkingEngine } = library.net;
  const { AbortableOperation } = library.util;
  const plugin: Plugin = (uri, request, ...rest) => {
    const known = request.method === 'GET' ? takeStartupSegment(uri, request.headers.Range) : null;
    if (!known) return HttpFetchPlugin.parse(uri, request, ...rest);
    let fetching: ReturnType<Plugin> | null = null;
    const aborted = withReject();
    const response = known.then((found) => {
      if (found) return toResponse(uri, request, found);
      fetching = HttpFetchPlugin.parse(uri, request, ...rest);
      return fetching.promise;
    });
    // The library waits for what it has aborted to end, before it lets go of the element.
    return new AbortableOperation(Promise.race([response, aborted.promise]), async () => {
      aborted.reject(abortOf(library, uri));
      await fetching?.abort();
    });
  };
  NetworkingEngine.registerScheme('http', plugin, undefined, true);
  NetworkingEngine.registerScheme('https', plugin, undefined, true);
}

/** As from a cache, so that it does not count as a measure of the line. */
function toResponse(uri: string, originalRequest: Parameters<Plugin>[1], { data, headers }: SegmentResponse) {
  const status = originalRequest.headers.Range ? 206 : 200;
  return { uri, originalUri: uri, data, headers, status, timeMs: 0, fromCache: true, originalRequest };
}

function abortOf({ util }: ShakaLibrary, uri: string): Error {
  const { Category, Code, Severity } = util.Error;
  return new util.Error(Severity.RECOVERABLE, Category.NETWORK, Code.OPERATION_ABORTED, uri);
}

/** `Promise.withResolvers`, which browsers of two years ago lack. */
function withReject() {
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<never>((_, fail) => {
    reject = fail;
  });
  // Unless it is raced against, nobody listens.
  promise.catch(() => undefined);
  return { promise, reject };
}
