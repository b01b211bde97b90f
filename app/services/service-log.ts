import type { ServiceName } from '#app/contract/call.ts';
import type { ServiceErrorKind } from './service-error.ts';

export type ServiceLogEvent =
  | {
      event: 'service-failure';
      service: ServiceName | 'assets';
      call: string;
      kind: ServiceErrorKind;
      status?: number | undefined;
      detail?: string | undefined;
    }
  | {
      event: 'items-dropped';
      call: string;
      count: number;
      items: readonly { path: string; expected: string }[];
    }
  | { event: 'breaker-opened'; circuit: string };
