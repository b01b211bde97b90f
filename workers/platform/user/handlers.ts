import type { Handlers } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';
import { isGone } from './deletion.ts';
import { toDisplayName } from './display-name.ts';
import { mailVerifyKey } from './email-handlers.ts';
import { toEmailKey } from './email-key.ts';
import {
  forgetTries,
  limitAddress,
  limitNetwork,
  limitPasswordTry,
  PER_ADDRESS,
  PER_NETWORK,
} from './limits.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { requireGoodPassword } from './password-rules.ts';
import { recordEvent } from './record-event.ts';
import { requireSession } from './require-session.ts';
import { closeSession, isSeenLongAgo, openSession, rotateSession } from './session.ts';
import { toAccountConfig, toStaticPage, toUser } from './to-account.ts';
import { toCustomPage } from './to-custom-page.ts';

export const userHandlers: Handlers = {
  accountDetail: async ({ store, localise, account }) => {
    const [current = account] = await store.site.account();
    return { data: toAccountConfig(current, localise) };
  },

  staticPages: async ({ store, localise }) => {
    const pages = await store.site.staticPages();
    return { data: pages.map((page) => toStaticPage(page, localise)) };
  },

  customPages: async ({ store, localise }) => {
    const pages = await store.site.cmsPages();
    return { data: pages.map((page) => toCustomPage(page, localise)) };
  },

  login: async (context) => {
    const { store, body, now, client } = context;
    const emailKey = toEmailKey(body.email_id);
    await limitPasswordTry(context, emailKey);
    const user = await store.users.byEmail(emailKey);
    const isRight = await verifyPassword(body.password, user?.passwordHash ?? null);
    if (!user || !isRight || isGone(user, now)) {
      recordEvent(context, { kind: 'login_refused', userId: user?.id, emailKey });
      throw new HttpError(401, 'wrong_credentials', { error: 'wrong_credentials' });
    }
    const isRestored = user.deletionDueTime !== null && (await store.deletion.undo(user.id, now));
    if (isRestored) {
      recordEvent(context, { kind: 'deletion_undone', userId: user.id });
      context.later(() => store.mails.withdraw(user.id, 'deletion_asked'));
    }
    const sessionId = await openSession(store, user.id, now, { device: client.device });
    recordEvent(context, { kind: 'login', userId: user.id });
    await forgetTries(context, PER_ADDRESS.login, emailKey);
    const auth = toAuth(user, sessionId, store.accountId);
    return { data: isRestored ? { ...auth, is_restored: true } : auth };
  },

  signup: async (context) => {
    const { store, body, now } = context;
    const emailKey = toEmailKey(body.email_id);
    requireGoodPassword(body.password);
    await limitNetwork(context, PER_NETWORK.signup);
    await limitAddress(context, PER_ADDRESS.signup, emailKey);
    const user = {
      id: `usr_${crypto.randomUUID()}`,
      name: toDisplayName(body.name),
      emailId: body.email_id.trim(),
      emailKey,
      phone: body.phone || null,
      referralCode: body.referral_code || null,
      // For an address that is taken as well: how long the answer takes says no more than the answer.
      passwordHash: await hashPassword(body.password),
      isEmailVerified: false,
      createdDate: now,
    };
    if (!(await store.users.create(user))) {
      throw new HttpError(409, 'email_taken', { error: 'email_taken' });
    }
    recordEvent(context, { kind: 'signup', userId: user.id, emailKey });
    context.later(() => mailVerifyKey(context, user));
    return { data: { user: toUser(user) } };
  },

  validateSession: async (context) => {
    const { store, now, later } = context;
    const session = requireSession(context);
    const sessionId = await rotateSession(store, session, now);
    if (isSeenLongAgo(session, now)) later(() => store.users.sawSession(session.row.idHash, now));
    return { data: toAuth(session.user, sessionId, store.accountId) };
  },

  sessionInfo: async (context) => {
    const { user, sessionId } = requireSession(context);
    return { data: toAuth(user, sessionId, context.store.accountId) };
  },

  logout: async (context) => {
    const session = requireSession(context);
    await closeSession(context.store, session);
    recordEvent(context, { kind: 'logout', userId: session.user.id });
    return {};
  },
};

function toAuth(user: UserRow, sessionId: string, accountId: string) {
  return {
    user: toUser(user),
    user_session: { session_id: sessionId, session_data: { account_id: accountId } },
  };
}
