// What this worker uses of the service worker's global scope. TypeScript's own types of it contradict those of pages,
// which the rest of the project is checked with.

export interface WorkerScope {
  location: { origin: string };
  clients: { claim(): Promise<void> };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  navigator: { onLine: boolean };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallingEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchedEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void;
}

export interface LifetimeEvent {
  waitUntil(promise: Promise<unknown>): void;
}

/** https://w3c.github.io/ServiceWorker/#dictdef-routerrule */
export interface Route {
  condition: { requestMode: string; requestMethod: string };
  source: 'race-network-and-fetch-handler';
}

export interface InstallingEvent extends LifetimeEvent {
  addRoutes?(route: Route): Promise<void>;
}

export interface MessageFromPage extends LifetimeEvent {
  data: unknown;
  /** The page, by the address of its document. */
  source: { url: string } | null;
}

export interface FetchedEvent extends LifetimeEvent {
  request: Request & { mode: string; destination: string };
  /** The response that the browser fetched while the worker started; undefined where it cannot. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
