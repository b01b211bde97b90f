import { log } from '#workers/platform/http/log.ts';
import { MailError, type Mailer, type OutgoingMail } from '#workers/platform/mail/mail.ts';
import { escapeHtml } from '#workers/platform/mail/mail-html.ts';
import type { IncidentList, IncidentRow } from '#workers/platform/storage/incident-list.ts';

/** What one cron sends; the next continues. */
const MAX_SENT = 10;

/**
 * Sends the operator each open incident once, and again where it opens anew. What the provider does not take
 * is sent by the next cron. Returns how many went out.
 */
export async function mailIncidents(
  { incidents, mailer, operatorMail }: { incidents: IncidentList; mailer: Mailer; operatorMail: string },
  now: Date,
): Promise<number> {
  let sent = 0;
  for (const incident of await incidents.unmailed(MAX_SENT)) {
    try {
      await mailer.send(toMail(incident, operatorMail));
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      log({ event: 'incident-mail-failed', incident: incident.id, status: error.status });
      return sent;
    }
    await incidents.markMailed(incident.id, now);
    sent += 1;
  }
  return sent;
}

function toMail(
  { id, accountId, kind, subject, details, openedDate }: IncidentRow,
  operatorMail: string,
): OutgoingMail {
  const facts = { account: accountId, about: subject, since: openedDate.toISOString(), ...details };
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${value ?? 'none'}`);
  const text = [
    `${kind}: a person has to look at this.`,
    lines.join('\n'),
    `Once it is dealt with: npm run incidents -- close ${id} --note "…" --remote`,
    'What to do about each kind is in docs/operating.md, "Incidents".',
  ].join('\n\n');
  return {
    // The same for a repeat after a crash, another one when the incident opens anew.
    id: `incident-${id}-${openedDate.getTime()}`,
    accountId,
    kind: 'incident',
    fromName: 'Marquee',
    to: { name: 'Operator', address: operatorMail },
    subject: `Marquee: ${kind} at ${accountId}`,
    html: `<pre>${escapeHtml(text)}</pre>`,
    text: `${text}\n`,
  };
}
