import { backoffMs } from '#app/lib/backoff.ts';
import { sleep } from '#app/lib/sleep.ts';
import { MailError, type Mailer, type OutgoingMail } from './mail.ts';

const TIMEOUT_MS = 10_000;
const TRIES = 3;
const FIRST_PAUSE_MS = 500;

/** What a provider's API wants of a mail. */
export interface ProviderRequest {
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

export interface ProviderSettings {
  apiUrl: string;
  apiKey: string;
  /** The bare address that mails come from. */
  from: string;
  /** The pause before the first retry. */
  retryMs?: number | undefined;
}

export type ToRequest = (mail: OutgoingMail, settings: ProviderSettings) => ProviderRequest;

/** Sends by one POST, and tries again where that may help: three times, with a pause that doubles. */
export function httpMailer(toRequest: ToRequest, settings: ProviderSettings): Mailer {
  const { retryMs: firstMs = FIRST_PAUSE_MS } = settings;
  return {
    async send(mail) {
      const request = toRequest(mail, settings);
      for (let tried = 1; ; tried++) {
        const error = await post(settings.apiUrl, request);
        if (!error) return;
        if (!error.mayPass || tried === TRIES) throw error;
        await sleep(backoffMs(tried - 1, { firstMs }));
      }
    },
  };
}

async function post(apiUrl: string, { path, headers, body }: ProviderRequest): Promise<MailError | null> {
  try {
    const response = await fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? null : new MailError(response.status);
  } catch {
    return new MailError(null);
  }
}
