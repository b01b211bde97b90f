import { AccountConfigSchema, StaticPageListSchema } from './account.ts';
import type { Call } from './call.ts';
import { NothingSchema } from './envelope.ts';
import { CmsPageListSchema } from './pages.ts';
import { PageQuerySchema, UserIdQuerySchema } from './queries.ts';
import { SecurityEventListSchema } from './security.ts';
import {
  AuthSchema,
  ChangePasswordBodySchema,
  EmailBodySchema,
  LoginBodySchema,
  ResetKeyBodySchema,
  ResetPasswordBodySchema,
  SignupBodySchema,
  SignupResponseSchema,
  UpdatedUserSchema,
  UpdateInfoBodySchema,
  VerifyEmailBodySchema,
} from './user.ts';

const get = { service: 'user', method: 'GET' } as const;
const post = { service: 'user', method: 'POST' } as const;
const put = { service: 'user', method: 'PUT' } as const;

export const userCalls = {
  accountDetail: {
    ...get,
    path: '/api/v1/account/detail',
    summary: "The account's configuration; without `status` it is inactive",
    session: 'none',
    data: AccountConfigSchema,
  },
  staticPages: {
    ...get,
    path: '/api/v1/config/static-pages',
    summary: 'Static pages, FAQ and social links',
    session: 'none',
    data: StaticPageListSchema,
  },
  customPages: {
    ...get,
    path: '/api/v1/custom-page',
    summary: 'CMS pages',
    session: 'none',
    data: CmsPageListSchema,
  },
  login: {
    ...post,
    path: '/api/v1/user/login',
    summary: 'Log in; a refusal carries `error` for the e-mail field',
    session: 'none',
    takesPassword: true,
    body: LoginBodySchema,
    data: AuthSchema,
  },
  signup: {
    ...post,
    path: '/api/v1/user/subscriber/signup',
    summary: 'Register',
    session: 'none',
    body: SignupBodySchema,
    data: SignupResponseSchema,
  },
  validateSession: {
    ...get,
    path: '/api/v1/user/validate-session',
    summary: 'Who this session is; its id may be a new one',
    session: 'required',
    data: AuthSchema,
  },
  sessionInfo: {
    ...get,
    path: '/api/v1/user/session-info',
    summary: 'Who this session is',
    session: 'required',
    data: AuthSchema,
  },
  logout: {
    ...get,
    path: '/api/v1/user/logout',
    summary: 'End the session',
    session: 'required',
    data: NothingSchema,
  },
  changePassword: {
    ...post,
    path: '/api/v1/user/change-password',
    summary: "Change the password; ends the user's other sessions",
    session: 'required',
    takesPassword: true,
    body: ChangePasswordBodySchema,
    data: NothingSchema,
  },
  updateInfo: {
    ...put,
    path: '/api/v1/user/update-info',
    summary: 'Change name and phone',
    session: 'required',
    query: UserIdQuerySchema,
    body: UpdateInfoBodySchema,
    data: UpdatedUserSchema,
  },
  sendVerifyEmail: {
    ...post,
    path: '/api/v1/user/send-verify-email',
    summary: 'Send the verification mail again',
    session: 'required',
    body: EmailBodySchema,
    data: NothingSchema,
  },
  verifyEmail: {
    ...put,
    path: '/api/v1/user/verify-email',
    summary: 'Verify the address with the mailed key',
    session: 'optional',
    body: VerifyEmailBodySchema,
    data: NothingSchema,
  },
  forgotPassword: {
    ...post,
    path: '/api/v1/user/forgot-password',
    summary: 'Mail a reset key; the same answer whether or not the address is known',
    session: 'none',
    body: EmailBodySchema,
    data: NothingSchema,
  },
  checkResetKey: {
    ...post,
    path: '/api/v1/user/check-reset-password-key',
    summary: 'Is this reset key still good?',
    session: 'none',
    body: ResetKeyBodySchema,
    data: NothingSchema,
  },
  resetPassword: {
    ...put,
    path: '/api/v1/user/reset-password',
    summary: 'Set a new password with a reset key (single use, 1 h)',
    session: 'none',
    body: ResetPasswordBodySchema,
    data: NothingSchema,
  },
  securityEvents: {
    ...get,
    path: '/api/v1/user/security-events',
    summary: 'The trail of sign-ins, passwords and addresses, newest first; for staff of the account only',
    session: 'required',
    query: PageQuerySchema,
    data: SecurityEventListSchema,
    list: true,
    mayBeMissing: true,
  },
} as const satisfies Record<string, Call>;
