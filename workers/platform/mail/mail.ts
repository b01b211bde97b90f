import type { MailKind } from '#workers/platform/domain/mail-kind.ts';

/** A mail as it is sent: to one person, in one language. */
export interface OutgoingMail {
  /** The same for every try, so that a provider recognises a retry. */
  id: string;
  accountId: string;
  /** `incident` is the operator's; the others are viewers'. */
  kind: MailKind | 'incident';
  /** The brand's name, or ours; the address that mails come from is the deployment's. */
  fromName: string;
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
}

/** One to a viewer. */
export interface Mail extends OutgoingMail {
  kind: MailKind;
}

/** Where mails are sent: a provider, or the mailbox of a development machine. */
export interface Mailer {
  /** Throws MailError, and nothing else. */
  send(mail: OutgoingMail): Promise<void>;
}

/** Why a mail was not sent, without the provider's response, which may repeat the address or the link. */
export class MailError extends Error {
  override name = 'MailError';
  /** The provider's status; null when it could not be reached. */
  readonly status: number | null;

  constructor(status: number | null) {
    super(
      status === null ? 'the mail provider cannot be reached' : `the mail provider responded with ${status}`,
    );
    this.status = status;
  }

  /** Whether another try may do better. */
  get mayPass(): boolean {
    return this.status === null || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}
