import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { randomFrom } from '#tests/support/payments/random.ts';
import { makeAccount } from './account.ts';
import { makeCatalogue } from './catalogue.ts';
import { contentRoutes } from './content-service.ts';
import { type Fault, type FaultOf, NO_FAULTS, sendFault } from './faults.ts';
import { serveAssets, serveMedia } from './files.ts';
import { openShop, paymentRoutes } from './payment-service.ts';
import { type Answer, fail, route } from './router.ts';
import { openSessions } from './sessions.ts';
import { userRoutes } from './user-service.ts';

interface Options {
  /** A word in all of its texts. */
  mark: string;
  /** A home of blocks, and an account with little in it. */
  isBuilt?: boolean;
  seed?: number;
  isSlow?: boolean;
}

export interface Recorded {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  fault: Fault | null;
  status: number | null;
}

const SLOW_MS = { min: 300, max: 1500 };
export const MEMBER = { email: 'mate@tidewater.example', password: 'Sea legs 4', name: 'Mara Vance' };

export type SecondBackend = Awaited<ReturnType<typeof startSecondBackend>>;

/**
 * A backend that somebody else wrote from the viewer's specification: its fields and no more, ids and hosts of its own, null
 * or nothing wherever the specification does not promise a value. Services, assets, media and the gateway's page are
 * on four ports.
 */
export async function startSecondBackend({ mark, isBuilt = false, seed = 1, isSlow = false }: Options) {
  const accountId = `~20240${mark.length}.${mark.toLowerCase().replace(/\W+/g, '-')}:v2`;
  const random = randomFrom(seed);
  const requests: Recorded[] = [];
  let [faultOf, isDelayed] = [NO_FAULTS, isSlow];
  let responseDelay: { paths: RegExp; ms: number } | null = null;

  const shop = openShop(mark);
  const sessions = openSessions();
  const { name, email: email_id, password } = MEMBER;
  const member = sessions.register({ name: `${name} ${mark}`, email_id, password, phone: '' });
  const [assets, media, gateway] = await Promise.all([
    listen(serveAssets()),
    listen(serveMedia),
    listen(shop.serveGateway),
  ]);
  const account = makeAccount({ mark, isBuilt, assetUrl: assets.url });
  const mediaUrl = media.url.replace('127.0.0.1', 'localhost');
  const routes = {
    ...contentRoutes(makeCatalogue(mark, mediaUrl), account, sessions, mediaUrl),
    ...userRoutes(account, sessions, accountId),
    ...paymentRoutes(shop, sessions),
  };

  const services = await listen(async (request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://services');
    const { method = 'GET', headers } = request;
    const fault = faultOf(method, path);
    const recorded: Recorded = { method, path, headers, fault, status: null };
    requests.push(recorded);
    if (fault) return sendFault(fault, response);
    const body = await bodyOf(request);
    if (isDelayed) await pause(SLOW_MS.min + random.below(SLOW_MS.max - SLOW_MS.min));
    const { status, body: sent } = answer(() =>
      headers.account_id === accountId
        ? route(routes, method, path, { query, body, headers })
        : fail(404, 'No such account'),
    );
    recorded.status = status;
    if (responseDelay?.paths.test(path)) await pause(responseDelay.ms);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(sent));
  });

  const { url } = services;
  const servers = [services, assets, media, gateway];
  const setAssetHost = (host: string) => {
    account.detail.cf_domain_name = host;
  };
  return {
    accountId,
    services: { content: url, user: url, payment: url, analytics: url },
    assetHost: new URL(assets.url).host,
    mediaUrl,
    gatewayUrl: gateway.url,
    requests,
    setFaults(next: FaultOf) {
      faultOf = next;
    },
    setSlow(next: boolean) {
      isDelayed = next;
    },
    /** Does what calls to these paths request, and responds so much later; null ends it. */
    delayResponses(next: typeof responseDelay) {
      responseDelay = next;
    },
    /** What the account's config names as its asset host. */
    setAssetHost,
    /** Serves the account's files elsewhere, and names that host in its config; the first one stays. */
    async moveAssets(files: Parameters<typeof serveAssets>[0] = {}) {
      const moved = await listen(serveAssets(files));
      servers.push(moved);
      setAssetHost(moved.url);
      return moved.url;
    },
    /** A session of the member's, as signing in opens one. */
    openSession: () => sessions.open(member),
    /** Where the gateway sends viewers back to. */
    setSite: (siteUrl: string) => shop.setAddresses(siteUrl.replace(/\/$/, ''), gateway.url),
    close: () => Promise.all(servers.map((server) => server.close())),
  };
}

/** What is sent to it may be anything: it answers 400 to what it cannot read. */
function answer(handle: () => Answer): Answer {
  try {
    return handle();
  } catch {
    return fail(400, 'That is not understood');
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await text(request));
  } catch {
    return null;
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function listen(handle: RequestListener) {
  const server = createServer(handle);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
}
