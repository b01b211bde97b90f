import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { CommandError } from '#cli/local/run-command.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

const MAX_REDIRECTS = 5;
const HEADERS = { 'user-agent': 'Marquee import', 'accept-encoding': 'identity' };

export interface FetchLimits {
  /** From the first byte sent to the last one received. */
  deadlineMs: number;
  maxBytes: number;
  /** Whether this machine itself may be the source, by http or https: in development alone. */
  allowsLoopback: boolean;
}

export interface Fetched {
  /** Read it to its end, or call its `return`: the connection is open until then. */
  body: AsyncGenerator<Buffer>;
  /** Whether it came from this machine, after all redirects. */
  isLoopback: boolean;
}

/**
 * Fetches an address that somebody else wrote: https, at hosts of the public internet alone. Every address that its name
 * has is looked at, the connection goes to one of these, and redirects are followed one by one under the same rules.
 */
export async function fetchSafely(address: string, limits: FetchLimits): Promise<Fetched> {
  const signal = AbortSignal.timeout(limits.deadlineMs);
  let url = toUrl(address);
  // Once the public internet has responded, a redirect to this machine is not the operator's.
  let { allowsLoopback } = limits;
  for (let redirects = 0; ; redirects++) {
    const { response, isLoopback } = await open(url, allowsLoopback, signal).catch((error: unknown) => {
      throw inWords(error, url, signal, limits);
    });
    allowsLoopback &&= isLoopback;
    const { statusCode: status = 0, headers } = response;
    if (status === 200) return { body: bodyOf(response, url, signal, limits), isLoopback };
    response.destroy();
    if (status < 300 || status >= 400 || !headers.location)
      throw new CommandError(`${url.href} responds with ${status}.`);
    if (redirects === MAX_REDIRECTS)
      throw new CommandError(`${address} redirects more than ${MAX_REDIRECTS} times.`);
    url = toUrl(headers.location, url);
  }
}

async function* bodyOf(
  response: IncomingMessage,
  url: URL,
  signal: AbortSignal,
  limits: FetchLimits,
): AsyncGenerator<Buffer> {
  const { maxBytes } = limits;
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new CommandError(`${url.href} is larger than ${maxBytes / 1_000_000} MB.`);
      yield chunk;
    }
  } catch (error) {
    throw inWords(error, url, signal, limits);
  }
}

function inWords(error: unknown, url: URL, signal: AbortSignal, { deadlineMs }: FetchLimits): CommandError {
  if (error instanceof CommandError) return error;
  if (signal.aborted) return new CommandError(`${url.href} takes longer than ${deadlineMs / 1000} seconds.`);
  const why = error instanceof Error ? error.message : String(error);
  return new CommandError(`${url.href} cannot be reached: ${why}.`);
}

function toUrl(address: string, base?: URL): URL {
  try {
    return new URL(address, base);
  } catch {
    throw new CommandError(`"${address.slice(0, 200)}" is no address: write https://….`);
  }
}

async function open(
  url: URL,
  allowsLoopback: boolean,
  signal: AbortSignal,
): Promise<{ response: IncomingMessage; isLoopback: boolean }> {
  const addresses = await addressesOf(url, signal);
  const isLoopback = addresses.every(({ address }) => isLoopbackAddress(address));
  if (isLoopback && allowsLoopback) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new CommandError(`${url.href} is not http.`);
  } else {
    if (url.protocol !== 'https:')
      throw new CommandError(
        `${url.href} is not https: what comes by ${url.protocol.slice(0, -1)} may be anybody's.`,
      );
    const inside = addresses.find(({ address }) => !isPublicAddress(address));
    if (inside)
      throw new CommandError(
        `${url.href} is at ${inside.address}, which is no address of the public internet: it is not fetched.${isLoopback ? ' With --allow-local this machine may be the source.' : ''}`,
      );
  }
  const [first] = addresses;
  if (!first) throw new CommandError(`There is no host ${url.hostname}.`);
  return { response: await send(url, first, signal), isLoopback };
}

interface Address {
  address: string;
  family: number;
}

async function addressesOf({ hostname }: URL, signal: AbortSignal): Promise<Address[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return [{ address: host, family: isIP(host) }];
  const found = lookup(host, { all: true }).catch(() => {
    throw new CommandError(`There is no host ${host}.`);
  });
  return beforeAbort(found, signal);
}

/** A look-up cannot be cut off, only left behind: a name server that does not respond takes longer than any picture. */
async function beforeAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** To the address that was looked at: a name may have another one by the time that it is resolved again. */
function send(url: URL, { address, family }: Address, signal: AbortSignal): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, { headers: HEADERS, lookup: pinned, signal, agent: false }, resolve)
      .on('error', reject)
      .end();
  });
}
