import type { ServiceLogEvent } from '#app/services/service-log.ts';

/** How the page cache answered; `bypass` for what it may not hold. */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'error-stale' | 'bypass';

export interface RequestEvent {
  event: 'request';
  requestId: string;
  tenant: string | null;
  /** Route id and not the path: paths carry ids and search words. */
  route: string | null;
  method: string;
  status: number;
  cache: CacheOutcome;
  ms: number;
  services: Record<string, number>;
}

export type ProblemEvent =
  | { event: 'invalid-tenant-record'; requestId: string; hostname: string; reason: string }
  | { event: 'edge-error'; requestId: string; tenant: string | null; error: string }
  | { event: 'asset-host-rejected'; requestId: string; tenant: string; host: string }
  | { event: 'cross-site-blocked'; requestId: string; tenant: string; route: string | null }
  | (ServiceLogEvent & { requestId: string; tenant: string });

/** Everything the edge logs is one JSON line. Nothing in it identifies a viewer. */
export type LogEvent = RequestEvent | ProblemEvent;

export function logRequest(event: RequestEvent): void {
  write(console.log, event);
}

/** Warnings: what is someone else's fault, and what the edge has already answered for. */
export function logProblem(event: ProblemEvent): void {
  write(console.warn, event);
}

function write(print: (line: string) => void, event: LogEvent): void {
  print(JSON.stringify(event));
}

export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
