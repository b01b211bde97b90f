/** How the page cache answered; `none` for what it is not asked about. */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'error-stale' | 'bypass' | 'none';

/** Everything the edge writes to its log, one JSON line each. Nothing in it identifies a viewer. */
export type LogEvent =
  | {
      event: 'request';
      requestId: string;
      tenant: string | null;
      /** Route id, not the path: paths carry ids and search words. */
      route: string | null;
      method: string;
      status: number;
      cache: CacheOutcome;
      ms: number;
      services: Record<string, number>;
    }
  | { event: 'invalid-tenant-record'; requestId: string; hostname: string; reason: string }
  | { event: 'edge-error'; requestId: string; tenant: string | null; error: string }
  | { event: 'cross-site-blocked'; requestId: string; tenant: string; route: string | null }
  | { event: 'cache-error'; requestId: string; tenant: string; error: string }
  | ServiceLogEvent;

export type ServiceLogEvent =
  | {
      event: 'service-failure';
      requestId: string;
      tenant: string;
      service: string;
      call: string;
      kind: string;
      status?: number | undefined;
      detail?: string | undefined;
    }
  | {
      event: 'items-dropped';
      requestId: string;
      tenant: string;
      call: string;
      count: number;
      items: { path: string; expected: string }[];
    }
  | { event: 'breaker-opened'; requestId: string; tenant: string; service: string };

export function log(event: LogEvent): void {
  console.log(JSON.stringify(event));
}

export function logProblem(event: Exclude<LogEvent, { event: 'request' }>): void {
  console.warn(JSON.stringify(event));
}
