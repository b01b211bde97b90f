import type { CallBody, CallQuery } from '#app/contract/calls.ts';
import type { ServiceClient } from './client.server.ts';
import { domainCalls } from './domain-calls.server.ts';
import { toPage } from './page.ts';
import { viewerSupportCalls } from './viewer-support-calls.server.ts';

/** The user service, one method per call. Calls without data return the server's message, if any. */
export function createUserService(client: ServiceClient) {
  return {
    accountDetail: async () => (await client.call('accountDetail', {})).data,
    staticPages: async () => (await client.call('staticPages', {})).data,
    customPages: async () => (await client.call('customPages', {})).data,

    login: async (body: CallBody<'login'>) => (await client.call('login', { body })).data,
    signup: async (body: CallBody<'signup'>) => (await client.call('signup', { body })).data,
    validateSession: async () => (await client.call('validateSession', {})).data,
    sessionInfo: async () => (await client.call('sessionInfo', {})).data,
    logout: async () => (await client.call('logout', {})).message,

    changePassword: async (body: CallBody<'changePassword'>) =>
      (await client.call('changePassword', { body })).message,
    updateInfo: async (userId: string, body: CallBody<'updateInfo'>) =>
      (await client.call('updateInfo', { query: { user_id: userId }, body })).data,
    sendVerifyEmail: async (email: string) =>
      (await client.call('sendVerifyEmail', { body: { email_id: email } })).message,
    verifyEmail: async (verifyKey: string) =>
      (await client.call('verifyEmail', { body: { verify_key: verifyKey } })).message,
    forgotPassword: async (email: string) =>
      (await client.call('forgotPassword', { body: { email_id: email } })).message,
    checkResetKey: async (resetKey: string) =>
      (await client.call('checkResetKey', { body: { reset_key: resetKey } })).message,
    ownSessions: async () => (await client.call('ownSessions', {})).data,
    endSession: async (id: string) => {
      await client.call('endSession', { query: { id } });
    },
    endOtherSessions: async () => {
      await client.call('endOtherSessions', {});
    },
    /** The document as it comes; it may be long. */
    ownData: () => client.download('ownData', { type: 'application/json' }),
    deleteAccount: async (password: string) =>
      (await client.call('deleteAccount', { body: { password } })).data,

    profiles: async () => (await client.call('profiles', {})).data,
    addProfile: async (body: CallBody<'addProfile'>) => (await client.call('addProfile', { body })).data,
    editProfile: async (id: string, body: CallBody<'editProfile'>) =>
      (await client.call('editProfile', { params: { profile_id: id }, body })).data,
    removeProfile: async (id: string, body: CallBody<'removeProfile'>) => {
      await client.call('removeProfile', { params: { profile_id: id }, body });
    },
    switchProfile: async (id: string, body: CallBody<'switchProfile'>) =>
      (await client.call('switchProfile', { params: { profile_id: id }, body })).data,
    setPin: async (body: CallBody<'setPin'>) => {
      await client.call('setPin', { body });
    },
    enterPin: async (pin: string) => {
      await client.call('enterPin', { body: { pin } });
    },

    reminders: async () => (await client.call('reminders', {})).data,
    addReminder: async (body: CallBody<'addReminder'>) => (await client.call('addReminder', { body })).data,
    removeReminder: async (query: CallQuery<'removeReminder'>) => {
      await client.call('removeReminder', { query });
    },

    staff: async () => (await client.call('staff', {})).data,
    auditTrail: async (query: CallQuery<'auditTrail'>) => toPage(await client.call('auditTrail', { query })),
    grantRoles: async (body: CallBody<'grantRoles'>) => (await client.call('grantRoles', { body })).data,
    ...domainCalls(client),
    ...viewerSupportCalls(client),
    openIncidents: async () => (await client.call('openIncidents', {})).data,

    resetPassword: async (body: CallBody<'resetPassword'>) =>
      (await client.call('resetPassword', { body })).message,
  };
}

export type UserService = ReturnType<typeof createUserService>;
