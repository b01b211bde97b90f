// chunk: auth

import { useState } from 'react';

let typedEmail = '';

/** What was typed to sign in goes on to the form for a forgotten password; never in an address, which is logged. */
export function passOnTypedEmail(email: string | undefined): void {
  typedEmail = email ?? '';
}

/** Once; empty where nothing was typed. */
export function useTypedEmail(): string {
  const [email] = useState(() => {
    const typed = typedEmail;
    typedEmail = '';
    return typed;
  });
  return email;
}
