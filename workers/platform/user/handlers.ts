import type { Handlers } from '#workers/platform/http/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';
import { toEmailKey } from './email-key.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { requireSession } from './require-session.ts';
import { closeSession, openSession, rotateSession } from './session.ts';
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

  login: async ({ store, body, now, dependencies }) => {
    const emailKey = toEmailKey(body.email_id);
    const wait = await dependencies.loginLimiter.retryAfterSeconds({ accountId: store.accountId, emailKey });
    if (wait !== null) throw new HttpError(429, 'too_many', { headers: { 'retry-after': String(wait) } });
    const user = await store.users.byEmail(emailKey);
    const isRight = await verifyPassword(body.password, user?.passwordHash ?? null);
    if (!user || !isRight) throw new HttpError(401, 'wrong_credentials', { error: 'wrong_credentials' });
    return { data: toAuth(user, await openSession(store, user.id, now), store.accountId) };
  },

  signup: async ({ store, body, now }) => {
    const emailKey = toEmailKey(body.email_id);
    const taken = () => new HttpError(409, 'email_taken', { error: 'email_taken' });
    if (await store.users.byEmail(emailKey)) throw taken();
    const user = {
      id: `usr_${crypto.randomUUID()}`,
      name: body.name.trim(),
      emailId: body.email_id.trim(),
      emailKey,
      phone: body.phone || null,
      referralCode: body.referral_code || null,
      passwordHash: await hashPassword(body.password),
      isEmailVerified: false,
      createdDate: now,
    };
    if (!(await store.users.create(user))) throw taken();
    return { data: { user: toUser({ ...user, isStaff: false, accountId: store.accountId }) } };
  },

  validateSession: async (context) => {
    const session = requireSession(context);
    const sessionId = await rotateSession(context.store, session, context.now);
    return { data: toAuth(session.user, sessionId, context.store.accountId) };
  },

  sessionInfo: async (context) => {
    const { user, sessionId } = requireSession(context);
    return { data: toAuth(user, sessionId, context.store.accountId) };
  },

  logout: async (context) => {
    await closeSession(context.store, requireSession(context));
    return {};
  },
};

function toAuth(user: UserRow, sessionId: string, accountId: string) {
  return {
    user: toUser(user),
    user_session: { session_id: sessionId, session_data: { account_id: accountId } },
  };
}
