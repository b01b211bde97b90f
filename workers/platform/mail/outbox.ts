import { toBase64Json } from '#app/lib/base64-json.ts';
import type { CallContext } from '#workers/platform/http/call-context.ts';
import { log } from '#workers/platform/http/log.ts';
import { isSendable } from './address.ts';
import { toMailBrand } from './brand.ts';
import { composeMail } from './compose.ts';
import { MailError, type Mailer, type MailKind } from './mail.ts';
import type { SiteOf } from './site-address.ts';
import { mailLanguage } from './texts.ts';

interface Reader {
  name: string;
  emailId: string;
}

/** A mail about to be written; the key goes into its link and nowhere else. */
export type Letter =
  | { kind: 'verify'; key: string }
  | { kind: 'reset'; key: string }
  | { kind: 'password_changed' };

type Sending = Pick<CallContext, 'account' | 'store' | 'language' | 'localise' | 'calledAt'>;

export interface Outbox {
  /** Writes a mail in the caller's language and hands it over. Never throws: a mail that fails costs nobody a call. */
  send(context: Sending, reader: Reader, letter: Letter): Promise<void>;
}

export function openOutbox(mailer: Mailer | null, siteOf: SiteOf): Outbox {
  async function write(context: Sending, reader: Reader, letter: Letter, origin: string) {
    const { account, store, localise } = context;
    const [template] = await store.site.templates();
    const brand = toMailBrand(account, template?.selectedTheme ?? null, localise);
    const written = composeMail({
      kind: letter.kind,
      brand,
      language: mailLanguage(context.language),
      reader: { name: reader.name },
      link: `${origin}${pathOf(letter)}`,
    });
    return {
      ...written,
      id: crypto.randomUUID(),
      accountId: account.accountId,
      kind: letter.kind,
      fromName: brand.name,
      to: { name: reader.name, address: reader.emailId },
    };
  }

  return {
    async send(context, reader, letter) {
      const report = reporter(context.account.accountId, letter.kind);
      if (!mailer) return report({ outcome: 'no-provider' });
      if (!isSendable(reader.emailId)) return report({ outcome: 'no-address' });
      const origin = await siteOf(context.account.accountId, context.calledAt);
      if (origin === null) return report({ outcome: 'no-site' });
      try {
        await mailer.send(await write(context, reader, letter, origin));
        report({ outcome: 'sent' });
      } catch (error) {
        if (!(error instanceof MailError)) throw error;
        report({ outcome: 'failed', status: error.status });
      }
    },
  };
}

/** Pages of the site, as viewer.md §2 spells them. */
function pathOf(letter: Letter): string {
  switch (letter.kind) {
    case 'verify':
      return `/verify-email/${toBase64Json({ verify_key: letter.key })}`;
    case 'reset':
      return `/reset-password/${letter.key}`;
    case 'password_changed':
      return '/forgot-password';
  }
}

function reporter(account: string, kind: MailKind) {
  return (result: {
    outcome: 'sent' | 'failed' | 'no-provider' | 'no-address' | 'no-site';
    status?: number | null;
  }) => log({ event: 'mail', account, kind, ...result });
}
