import { openSealing } from '#workers/platform/storage/sealing.ts';
import type { Mail } from './mail.ts';

/** Encrypts queued mails: access to the database alone reveals neither links nor addresses. */
export interface MailSealing {
  seal(mail: Mail): string;
  /** Null for what was sealed with another key, or for another mail's row. */
  open(sealed: string, row: { accountId: string; id: string }): Mail | null;
}

export function openMailSealing(signingKey: string): MailSealing {
  const { seal, open } = openSealing(signingKey, 'queued-mails');
  const placeOf = ({ accountId, id }: { accountId: string; id: string }) => `${accountId}\n${id}`;
  return {
    seal: (mail) => seal(mail, placeOf(mail)),
    // What has been sealed with this key is a mail: only `seal` has it.
    open: (sealed, row) => open(sealed, placeOf(row)) as Mail | null,
  };
}
