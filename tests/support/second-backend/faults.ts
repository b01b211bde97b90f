import type { ServerResponse } from 'node:http';
import { type Random, randomFrom } from '#tests/support/payments/random.ts';

/** What may come instead of a response. */
export const FAULTS = [
  '500',
  'wrong JSON',
  'HTML',
  'half a body',
  'hang',
  'reset',
  'drip',
  'huge',
  'null',
  'empty',
  'latin-1',
  'redirect loop',
  '401',
  '404',
  '429',
] as const;
export type Fault = (typeof FAULTS)[number];

/** The fault that a request meets; null for none. */
export type FaultOf = (method: string, path: string) => Fault | null;

export const NO_FAULTS: FaultOf = () => null;

/** One fault at the paths that match, for all methods or for one. */
export const faultAt =
  (fault: Fault, paths: RegExp, method?: string): FaultOf =>
  (sent, path) =>
    paths.test(path) && (method === undefined || sent === method) ? fault : null;

/** A fault for that share of the calls. A call (a method and a path) that has one keeps it: a second try does not help. */
export function randomFaults(seed: number, share: number): FaultOf {
  const drawn = new Map<string, Fault | null>();
  return (method, path) => {
    const call = `${method} ${path}`;
    if (!drawn.has(call)) {
      const random: Random = randomFrom(seed + hashOf(call));
      drawn.set(call, random.chance(share) ? random.pick(FAULTS) : null);
    }
    return drawn.get(call) ?? null;
  };
}

/** Of a text, so that a draw follows from the call and not from the order in which calls arrive. */
function hashOf(text: string): number {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

const JSON_TYPE = 'application/json';
const HALF = '{"success":true,"data":[{"_id":"1","na';
const DRIP_MS = 100;
const MEGABYTE = 1024 * 1024;
const HUGE_MEGABYTES = 8;

const SEND: Readonly<Record<Fault, (response: ServerResponse) => void>> = {
  '500': (response) => send(response, 500, '{"success":false,"message":"Something broke here"}'),
  'wrong JSON': (response) => send(response, 200, '{"success":true,"data":17}'),
  HTML: (response) => send(response, 200, '<!doctype html><h1>It works!</h1>', 'text/html'),
  'half a body': (response) => {
    response.writeHead(200, { 'content-type': JSON_TYPE, 'content-length': 4 * HALF.length }).write(HALF);
    setTimeout(() => response.destroy(), DRIP_MS);
  },
  // Until the caller gives up.
  hang: () => undefined,
  reset: (response) => void response.socket?.resetAndDestroy(),
  drip,
  huge,
  null: (response) => send(response, 200, 'null'),
  empty: (response) => send(response, 200, ''),
  'latin-1': (response) => send(response, 200, Buffer.from('{"success":true,"data":"café"}', 'latin1')),
  'redirect loop': (response) => void response.writeHead(302, { location: response.req.url ?? '/' }).end(),
  '401': (response) => send(response, 401, '{"success":false,"message":"Sign in first"}'),
  '404': (response) => send(response, 404, '{"success":false,"message":"Not here"}'),
  '429': (response) => send(response, 429, '{"success":false,"message":"Slow down"}'),
};

export const sendFault = (fault: Fault, response: ServerResponse) => SEND[fault](response);

function send(response: ServerResponse, status: number, body: string | Buffer, type = JSON_TYPE) {
  response.writeHead(status, { 'content-type': type }).end(body);
}

/** A byte at a time, without an end. */
function drip(response: ServerResponse) {
  response.writeHead(200, { 'content-type': JSON_TYPE });
  const timer = setInterval(() => response.write(' '), DRIP_MS);
  response.once('close', () => clearInterval(timer));
}

async function huge(response: ServerResponse) {
  const chunk = Buffer.alloc(MEGABYTE, ' ');
  response.writeHead(200, { 'content-type': JSON_TYPE });
  for (let sent = 0; sent < HUGE_MEGABYTES && !response.destroyed; sent += 1)
    await new Promise((done) => response.write(chunk, done));
  response.end();
}
