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

/**
 * Fetches an address that somebody else wrote: https, at hosts of the public internet alone. Every address that its name
 * has is looked at, the connection goes to one of these, and redirects are followed one by one under the same rules.
 */
export async function* fetchSafely(address: string, limits: FetchLimits): AsyncGenerator<Buffer> {
  const signal = AbortSignal.timeout(limits.deadlineMs);
  let url = toUrl(address);
  // Once the public internet has responded, a redirect to this machine is not the operator's.
  let { allowsLoopback } = limits;
  try {
    for (let redirects = 0; ; redirects++) {
      const { response, isLoopback } = await open(url, allowsLoopback, signal);
      allowsLoopback &&= isLoopback;
      const { statusCode: status = 0, headers } = response;
      if (status >= 300 && status < 400 && headers.location) {
        response.destroy();
        if (redirects === MAX_REDIRECTS)
          throw new CommandError(`${address} redirects more than ${MAX_REDIRECTS} times.`);
        url = toUrl(headers.location, url);
        continue;
      }
      if (status !== 200) {
        response.destroy();
        throw new CommandError(`${url.href} responds with ${status}.`);
      }
      yield* bodyOf(response, url, limits.maxBytes);
      return;
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
    if (signal.aborted)
      throw new CommandError(`${url.href} takes longer than ${limits.deadlineMs / 1000} seconds.`);
    throw new CommandError(
      `${url.href} cannot be reached: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

async function* bodyOf(response: IncomingMessage, url: URL, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new CommandError(`${url.href} is larger than ${maxBytes / 1_000_000} MB.`);
    yield chunk;
  }
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
  const addresses = await addressesOf(url);
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

async function addressesOf({ hostname }: URL): Promise<Address[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return [{ address: host, family: isIP(host) }];
  try {
    return await lookup(host, { all: true });
  } catch {
    throw new CommandError(`There is no host ${host}.`);
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
