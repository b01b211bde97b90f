import type { WaitSettings } from '#workers/platform/dependencies.ts';
import { httpMailer } from './http-mailer.ts';
import type { Mailer } from './mail.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { PROVIDERS } from './providers.ts';

/** As index.ts reads them; docs/operating.md explains each. */
export interface MailSettings {
  /** `resend`, `postmark`, or `mailbox` on a development machine. */
  provider: string | undefined;
  apiKey: string | undefined;
  from: string | undefined;
  /** In place of the provider's own address. */
  apiUrl: string | undefined;
}

interface Mailing {
  /** Null: nobody has set mail up, and none goes out. */
  mailer: Mailer | null;
  /** There on development machines only. */
  mailbox: Mailbox | null;
}

export function openMailer(
  settings: MailSettings,
  storage: KVNamespace,
  now: () => Date,
  { mailRetryMs: retryMs }: Pick<WaitSettings, 'mailRetryMs'>,
): Mailing {
  const { provider = '', apiKey, from, apiUrl } = settings;
  if (provider === 'mailbox') {
    const mailbox = openMailbox(storage, now);
    return { mailer: mailbox.mailer, mailbox };
  }
  const known = Object.hasOwn(PROVIDERS, provider) ? PROVIDERS[provider] : undefined;
  if (!known || !apiKey || !from) return { mailer: null, mailbox: null };
  const mailer = httpMailer(known.toRequest, { apiUrl: apiUrl ?? known.apiUrl, apiKey, from, retryMs });
  return { mailer, mailbox: null };
}
