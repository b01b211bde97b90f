import {
  Log,
  LogLevel,
  Miniflare,
  type MiniflareOptions,
  NoOpLog,
  type Request,
  type RequestInit,
  type Response,
  type WorkerOptions,
} from 'miniflare';
import { fixMiniflareAtomicsWait } from './miniflare-fixes/atomics-wait.ts';
import { type Dispatch, openDispatch } from './miniflare-fixes/dispatch.ts';
import { tieRuntimes } from './miniflare-fixes/runtime-process.ts';
import { openStorageProxy, type storageThrough } from './miniflare-fixes/storage-proxy.ts';
import { freePort } from './port.ts';
import { throughLoopback, throughSandbox } from './sandbox-network.ts';
import {
  edgeOptions,
  platformOptions,
  sandboxAddresses,
  sandboxOptions,
  sandboxOrigin,
  type Vars,
} from './worker-options.ts';

/** One line that a Worker logged; `level` is the console method: debug, info, log, warn or error. */
export interface SiteLog {
  level: string;
  message: string;
}

export interface SiteOptions {
  /** Where browsers find the site; 0 takes a free port. */
  port?: number;
  /** The runtime listens elsewhere, at `runtimePort`: a server of the caller's has `port`. */
  isBehindFront?: boolean;
  /**
   * Directory for KV, D1, R2 and caches, laid out as wrangler's `.wrangler/state/v3`; without it state lives
   * in memory.
   */
  persistTo?: string;
  bindings?: { edge?: Vars; platform?: Vars };
  /** Keeps Miniflare's own messages back; what the Workers log goes to `onLog` in any case. */
  quiet?: boolean;
  onLog?(entry: SiteLog): void;
  /**
   * Leaves out what runs before the edge Worker here but not in production (Miniflare's front, the assets'
   * router) and opens a socket straight to it, at `directPort`, and one to the platform. For measuring CPU time;
   * static files are not served.
   */
  direct?: boolean;
  /** Opens V8's inspector on a free port: `miniflare.getInspectorURL()` has its address. */
  hasInspector?: boolean;
}

export type Site = Awaited<ReturnType<typeof openSite>>;

// workerd's own words for a browser that closed its connection in the middle of an answer, as players do.
const VIEWER_LEFT = /disconnected: .*(?:Broken pipe|Connection reset|prematurely)/;
const LOOPBACK = '127.0.0.1';
/** What opens the platform of a site that is given no secrets of its own. */
export const TEST_SECRETS = {
  SIGNING_KEY: 'local-signing-key-0123456789abcdef',
  ADMIN_TOKEN: 'local-admin-token',
  GATEWAY_KEY: 'local-gateway-key-0123456789abcdef',
} satisfies Vars;

/**
 * Runs the production bundles of both Workers on this machine, on loopback only, with the payment sandbox
 * beside them. Everything that serves a site here (start, tests, benchmarks) goes through this one function.
 * The bundles must exist: see `ensureBuilt`.
 */
export async function openSite({
  direct = false,
  isBehindFront = false,
  bindings = {},
  ...options
}: SiteOptions = {}) {
  // The sandbox's addresses have the port in them, so it is chosen first.
  const sitePort = options.port || (await freePort());
  const secrets = withTestSecrets(bindings.platform);
  const [edge, platform, sandbox] = await Promise.all([
    edgeOptions({ PAYMENT_SANDBOX: sandboxOrigin(sitePort), ...bindings.edge }),
    platformOptions({ GATEWAY_ADDRESSES: sandboxAddresses(sitePort), ...secrets }),
    sandboxOptions(),
  ]);
  const storageProxy = openStorageProxy(platform);
  const miniflareOptions: MiniflareOptions = {
    ...sharedOptions({ ...options, port: isBehindFront ? 0 : sitePort }),
    workers: [
      direct ? withDirectSocket(edge) : edge,
      {
        ...(direct ? withDirectSocket(platform) : platform),
        outboundService: (request: Request) => throughSandbox(miniflare, request),
      },
      { ...sandbox, outboundService: throughLoopback },
      storageProxy.worker,
    ],
  };
  const miniflare = await openMiniflare(miniflareOptions);
  const dispatch = openDispatch(miniflare);
  const directPort = async (name: string) =>
    direct ? Number((await miniflare.unsafeGetDirectURL(name)).port) : null;
  const { runCron, ...storage } = storageProxy.through(dispatch);

  return {
    miniflare,
    /** Starts workerd again after it has died. */
    restart: () => miniflare.setOptions(miniflareOptions),
    /** What opens the storage from another process: see `storageThrough`. */
    storageKey: storageProxy.key,
    /** Runs the platform's scheduled jobs of this schedule. */
    runCron,
    /** A request to any address within; redirects are not followed. */
    dispatch,
    port: sitePort,
    /** Changes when the runtime is started again, and waits for that. */
    runtimePort: async () => Number((await miniflare.ready).port),
    directPort: await directPort(edge.name),
    platformDirectPort: await directPort(platform.name),
    url: (hostname: string, path = '/') => `http://${hostname}:${sitePort}${path}`,
    /** A request as the Worker would see it from a browser at `hostname`; redirects are not followed. */
    fetch(hostname: string, path = '/', init: RequestInit = {}): Promise<Response> {
      return dispatch(`http://${hostname}:${sitePort}${path}`, init);
    },
    bindings: {
      ...storageOf(storage, fileReader(miniflare, platform.name)),
      gatewayKey: secrets.GATEWAY_KEY,
      sandbox: sandboxAt(dispatch, sitePort),
    },
    close: () => miniflare.dispose(),
  };
}

interface PlatformOptions extends Omit<SiteOptions, 'direct' | 'isBehindFront'> {
  /**
   * Runs the payment sandbox beside it, which then is what the platform takes for the providers; `sitePort`
   * is where browsers find it.
   */
  withSandbox?: boolean | { sitePort: number };
}

/**
 * The platform without the edge: for `npm run dev`, where Vite runs that in this process, and for tests of
 * the services.
 */
export async function openPlatform({ bindings = {}, withSandbox = false, ...options }: PlatformOptions = {}) {
  const sitePort = typeof withSandbox === 'object' ? withSandbox.sitePort : undefined;
  const secrets = withTestSecrets(bindings.platform);
  const shared = sharedOptions(options);
  const outboundService = (request: Request) => throughSandbox(miniflare, request);
  const workers = async (): Promise<(WorkerOptions & { name: string })[]> => {
    // Without the sandbox there is no DNS to look at.
    if (!withSandbox) return [await platformOptions({ DOMAIN_TARGET: '', ...secrets })];
    const platform = await platformOptions({ GATEWAY_ADDRESSES: sandboxAddresses(sitePort), ...secrets });
    const sandbox = await sandboxOptions();
    return [
      { ...platform, outboundService },
      { ...sandbox, outboundService: throughLoopback },
    ];
  };
  const [platform, ...others] = await workers();
  if (!platform) throw new Error('There is no platform');
  const { name } = platform;
  const storageProxy = openStorageProxy(platform);
  const miniflare = await openMiniflare({ ...shared, workers: [platform, ...others, storageProxy.worker] });
  const dispatch = openDispatch(miniflare);
  const sandbox = withSandbox ? sandboxAt(dispatch, sitePort) : null;
  const bindingsOf = () => ({
    ...storageOf(storageProxy.through(dispatch), fileReader(miniflare, name)),
    gatewayKey: secrets.GATEWAY_KEY,
    sandbox,
  });
  let current = bindingsOf();
  return {
    miniflare,
    /** A request to any address within; redirects are not followed. */
    dispatch,
    fetch(hostname: string, path: string, init: RequestInit = {}): Promise<Response> {
      return dispatch(`http://${hostname}${path}`, init);
    },
    /** To be read anew after a reload: what was handed out before it no longer works. */
    get bindings() {
      return current;
    },
    /** Loads the bundle anew after it was rebuilt; state stays. */
    async reload() {
      await miniflare.setOptions({ ...shared, workers: [...(await workers()), storageProxy.worker] });
      current = bindingsOf();
    },
    close: () => miniflare.dispose(),
  };
}

/** Ready, or disposed of where it failed to become so. */
async function openMiniflare(options: MiniflareOptions): Promise<Miniflare> {
  tieRuntimes();
  const miniflare = new Miniflare(options);
  try {
    await miniflare.ready;
  } catch (error) {
    await miniflare.dispose().catch(() => undefined);
    throw error;
  }
  return miniflare;
}

const withTestSecrets = (vars: Vars = {}): Vars & typeof TEST_SECRETS => ({ ...TEST_SECRETS, ...vars });

/** Calls of the sandbox's own `/control`. */
function sandboxAt(dispatch: Dispatch, port?: number) {
  return (method: string, path: string, body: unknown) =>
    dispatch(`${sandboxOrigin(port)}${path}`, { method, body: JSON.stringify(body) });
}

function withDirectSocket({ assets: _, ...edge }: WorkerOptions): WorkerOptions {
  return { ...edge, unsafeDirectSockets: [{ host: LOOPBACK, port: 0 }] };
}

function sharedOptions({
  port = 0,
  persistTo,
  quiet = false,
  onLog = printLog,
  hasInspector = false,
}: SiteOptions) {
  return {
    host: LOOPBACK,
    port,
    // Without this Miniflare fetches the machine's location from Cloudflare on every start.
    cf: false,
    log: quiet ? new NoOpLog() : new Log(LogLevel.WARN),
    logRequests: false,
    handleStructuredLogs: (entry: SiteLog) => (VIEWER_LEFT.test(entry.message) ? undefined : onLog(entry)),
    ...(persistTo ? { defaultPersistRoot: persistTo } : {}),
    ...(hasInspector ? { inspectorPort: 0 } : {}),
  };
}

/** Requests are a line each: only with LOG set. */
export function printLog({ level, message }: SiteLog) {
  const isProblem = level === 'error' || level === 'warn';
  if (isProblem || process.env.LOG) process[isProblem ? 'stderr' : 'stdout'].write(`${message}\n`);
}

type ProxiedStorage = Omit<ReturnType<typeof storageThrough>, 'runCron'>;

const storageOf = ({ media, ...others }: ProxiedStorage, reader: ReturnType<typeof fileReader>) => ({
  ...others,
  media: { ...media, ...reader } as R2Bucket,
});

/**
 * Reads the platform's files by Miniflare's own proxy. That starts a thread with a copy of undici, half a
 * second of the processor, and so is opened with the first use only.
 */
function fileReader(miniflare: Miniflare, platform: string): Pick<R2Bucket, 'get' | 'head'> {
  let opened: Promise<R2Bucket> | undefined;
  const open = () => {
    fixMiniflareAtomicsWait();
    // Its proxy behaves as the binding does, but its declarations wrap the types in its own.
    opened ??= miniflare.getR2Bucket('MEDIA', platform) as unknown as Promise<R2Bucket>;
    return opened;
  };
  return {
    get: async (...args: Parameters<R2Bucket['get']>) => (await open()).get(...args),
    head: async (key: string) => (await open()).head(key),
  } as Pick<R2Bucket, 'get' | 'head'>;
}
