import { formatAddress } from './address.ts';
import type { ToRequest } from './http-mailer.ts';

export interface Provider {
  apiUrl: string;
  toRequest: ToRequest;
}

/** Providers by the name that MAIL_PROVIDER gives them. */
export const PROVIDERS: Readonly<Record<string, Provider>> = {
  /** https://resend.com/docs/api-reference/emails/send-email */
  resend: {
    apiUrl: 'https://api.resend.com',
    toRequest: (mail, { apiKey, from }) => ({
      path: '/emails',
      headers: { Authorization: `Bearer ${apiKey}`, 'Idempotency-Key': mail.id },
      body: {
        from: formatAddress(mail.fromName, from),
        to: [formatAddress(mail.to.name, mail.to.address)],
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        tags: [{ name: 'kind', value: mail.kind }],
      },
    }),
  },
  /** https://postmarkapp.com/developer/api/email-api */
  postmark: {
    apiUrl: 'https://api.postmarkapp.com',
    toRequest: (mail, { apiKey, from }) => ({
      path: '/email',
      headers: { 'X-Postmark-Server-Token': apiKey },
      body: {
        From: formatAddress(mail.fromName, from),
        To: formatAddress(mail.to.name, mail.to.address),
        Subject: mail.subject,
        HtmlBody: mail.html,
        TextBody: mail.text,
        Tag: mail.kind,
        MessageStream: 'outbound',
        // A key that everybody between us could read is no key: links are not to be counted by clicks.
        TrackOpens: false,
        TrackLinks: 'None',
      },
    }),
  },
};
