import type { Account } from './account.ts';
import { fail, ok, type Routes } from './router.ts';
import { memberRoute, type Sessions, type User } from './sessions.ts';

const RESET_KEY = 'reset.key.1';
const VERIFY_KEY = 'verify.key.1';

export function userRoutes(account: Account, sessions: Sessions, accountId: string): Routes {
  const shown = ({ _id, name, email_id, phone, is_email_verified }: User) => ({
    user: { _id, name, email_id, phone, is_email_verified },
  });
  const opened = (user: User) => ({
    ...shown(user),
    user_session: { session_id: sessions.open(user), session_data: { account_id: accountId } },
  });
  return {
    'GET /api/v1/account/detail': () => ok(account.detail),
    'GET /api/v1/config/static-pages': () => ok(account.staticPages),
    'GET /api/v1/custom-page': () => ok(account.pages),
    // A new id with each validation; the old one goes on until the viewer signs out.
    'GET /api/v1/user/validate-session': memberRoute(sessions, (_, user) => ok(opened(user))),
    'GET /api/v1/user/session-info': memberRoute(sessions, ({ headers }, user) =>
      ok({ ...shown(user), user_session: { session_id: headers.ott_sessionid } }),
    ),
    'GET /api/v1/user/logout': ({ headers }) => {
      sessions.close(headers);
      return ok();
    },
    // The specification reads `success`, `data` and `error` of it: a wrong password is no error of HTTP's.
    'POST /api/v1/user/login': ({ body }) => {
      const user = sessions.find(body.email_id);
      if (user?.password === body.password && user) return ok(opened(user));
      return { status: 200, body: { success: false, data: null, error: 'No sailor goes by these.' } };
    },
    'POST /api/v1/user/subscriber/signup': ({ body }) => {
      if (sessions.find(body.email_id)) return fail(409, 'This address is on board already.');
      sessions.register(body);
      return ok();
    },
    'POST /api/v1/user/change-password': memberRoute(sessions, ({ body }, user) => {
      if (body.old_password !== user.password) return fail(400, 'The old password is another.');
      user.password = body.new_password;
      return ok();
    }),
    'PUT /api/v1/user/update-info': memberRoute(sessions, ({ body }, user) => {
      Object.assign(user, { name: body.name, phone: body.phone });
      return ok();
    }),
    'POST /api/v1/user/send-verify-email': () => ({ status: 200, body: { success: true, message: 'Sent.' } }),
    'PUT /api/v1/user/verify-email': memberRoute(sessions, ({ body }, user) => {
      if (body.verify_key !== VERIFY_KEY) return fail(400, 'This link is too old.');
      user.is_email_verified = true;
      return ok();
    }),
    'POST /api/v1/user/forgot-password': () => ok(),
    'POST /api/v1/user/check-reset-password-key': ({ body }) =>
      body.reset_key === RESET_KEY ? ok() : fail(400, 'This link is too old.'),
    'PUT /api/v1/user/reset-password': ({ body }) =>
      body.reset_key === RESET_KEY ? ok() : fail(400, 'This link is too old.'),
    // The analytics service, from which the backend knows where a viewer left off.
    'POST /api/v1/extract/event': ({ body, headers }) => {
      sessions.userOf(headers)?.watched.set(body.content_id, Math.floor(body.player_timestamp));
      return ok();
    },
  };
}
