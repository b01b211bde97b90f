import { assertNever } from '#app/lib/assert-never.ts';
import type { MailKind } from '#workers/platform/domain/mail-kind.ts';
import type { Swept } from '#workers/platform/storage/housekeeping.ts';

/** Ids of accounts and requests, never of people; no addresses, tokens or texts of viewers. */
export type LogLine =
  | {
      event: 'request';
      requestId: string;
      account?: string | undefined;
      method: string;
      /** The route's pattern, not the path: ids stay out of the log. */
      route: string;
      status: number;
      durationMs: number;
    }
  | {
      /** Built anew, with the sockets that it found open. */
      event: 'room-woke';
      sockets: number;
    }
  | {
      event: 'mail';
      account: string;
      kind: MailKind;
      /** `deferred` is tried again; `failed` never is. */
      outcome: 'sent' | 'deferred' | 'failed' | 'no-provider' | 'no-address' | 'no-site';
      /** The provider's; null where it could not be reached. */
      status?: number | null;
      tries?: number;
    }
  /** Rows that were over, in all accounts. */
  | ({ event: 'swept' } & Swept)
  | {
      /** Their time to come back was over. */
      event: 'accounts-erased' | 'brands-erasing' | 'pictures-swept' | 'imports-swept';
      count: number;
    }
  | {
      /** A gateway that rejected a request, or did not respond. */
      event: 'gateway-failed';
      org: string;
      transactionId: string;
      reason: string;
      code: string | null;
    }
  | {
      /** The gateway was paid another amount, or for something else: a person has to look. */
      event: 'payment-mismatch';
      transactionId: string;
    }
  | {
      /** What was paid with a voucher that another payment had used goes back. */
      event: 'exhausted-voucher-refunded';
      transactionId: string;
    }
  | {
      /** A call of custom hostnames; `codes` are Cloudflare's. */
      event: 'cloudflare-rejected';
      method: string;
      status: number;
      codes: readonly number[];
    }
  | {
      /** Open payments whose state the cron has fetched. */
      event: 'payments-checked';
      count: number;
    }
  | {
      /** Renewals that the round has looked at. */
      event: 'renewals-due';
      count: number;
    }
  | {
      /** Reminders that the cron has looked at. */
      event: 'reminders-due';
      count: number;
    }
  | {
      /** Drafts whose time had come. */
      event: 'scheduled-due';
      count: number;
    }
  | {
      /** KV has not got a brand's latest record, or still has a former hostname; the cron tries again. */
      event: 'projection-failed';
      slug: string;
      message: string;
    }
  | {
      /** Brands that a cron has brought to KV. */
      event: 'projected';
      count: number;
    }
  | {
      /** Hostnames that a cron has looked at. */
      event: 'domains-checked';
      count: number;
    }
  | {
      /** What the registry lacked of a hostname, and what came of putting it back. */
      event: 'domain-mended';
      slug: string;
      hostname: string;
      outcome: string;
    }
  | {
      /** Sent to OPERATOR_MAIL. */
      event: 'incidents-mailed';
      count: number;
    }
  | {
      /** Not sent; the next cron tries again. */
      event: 'incident-mail-failed';
      incident: string;
      status: number | null;
    }
  | {
      event: 'bug';
      requestId: string;
      account?: string | undefined;
      name: string;
      message: string;
      stack?: string | undefined;
    };

export function log(line: LogLine): void {
  const text = JSON.stringify({ worker: 'platform', ...line });
  switch (line.event) {
    case 'request':
    case 'room-woke':
    case 'swept':
    case 'payments-checked':
    case 'renewals-due':
    case 'reminders-due':
    case 'scheduled-due':
    case 'accounts-erased':
    case 'brands-erasing':
    case 'pictures-swept':
    case 'imports-swept':
    case 'projected':
    case 'domains-checked':
    case 'incidents-mailed':
      console.log(text);
      return;
    case 'mail':
      console[line.outcome === 'sent' ? 'log' : 'warn'](text);
      return;
    case 'gateway-failed':
    case 'cloudflare-rejected':
    case 'domain-mended':
    case 'projection-failed':
    case 'incident-mail-failed':
    case 'exhausted-voucher-refunded':
      console.warn(text);
      return;
    case 'payment-mismatch':
    case 'bug':
      console.error(text);
      return;
    default:
      assertNever(line);
  }
}
