import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type Answer, type Call, fail } from './router.ts';

export interface User {
  _id: string;
  name: string;
  email_id: string;
  phone: string;
  is_email_verified: boolean;
  password: string;
  /** Plans that are paid for. */
  plans: string[];
  /** Seconds by content. */
  watched: Map<string, number>;
}

export type Sessions = ReturnType<typeof openSessions>;

/** Sessions of the backend's own. */
export function openSessions() {
  const users = new Map<string, User>();
  const sessions = new Map<string, User>();
  const idOf = (headers: IncomingHttpHeaders) => String(headers.ott_sessionid ?? '');
  return {
    userOf: (headers: IncomingHttpHeaders): User | undefined => sessions.get(idOf(headers)),
    find: (email: unknown) => users.get(String(email).toLowerCase()),
    register(user: Pick<User, 'name' | 'email_id' | 'phone' | 'password'>): User {
      const stored = { ...user, _id: randomUUID(), is_email_verified: false, plans: [], watched: new Map() };
      users.set(user.email_id.toLowerCase(), stored);
      return stored;
    },
    open(user: User): string {
      const id = `v2.${randomUUID()}`;
      sessions.set(id, user);
      return id;
    },
    close: (headers: IncomingHttpHeaders) => void sessions.delete(idOf(headers)),
  };
}

/** A call for viewers who are signed in. */
export const memberRoute =
  (sessions: Sessions, handler: (call: Call, user: User) => Answer) =>
  (call: Call): Answer => {
    const user = sessions.userOf(call.headers);
    return user ? handler(call, user) : fail(401, 'Your session is over');
  };
