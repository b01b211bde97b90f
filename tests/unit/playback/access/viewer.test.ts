import { describe, expect, it, vi } from 'vitest';
import { loadReader, loadViewer } from '#app/features/playback/access/viewer.server.ts';

const RESTRICTED = { is_restricted: true };
const MEMBER = Promise.resolve({});
const plan = (_id: string, status: boolean) => ({ status, subscription: { _id, name: _id } });
const owning = (...plans: ReturnType<typeof plan>[]) => ({ activeSubscriptions: vi.fn(async () => plans) });
const silent = {
  activeSubscriptions: async () => {
    throw new Error('payment is down');
  },
};

describe('loadViewer and loadReader', () => {
  it('a member has the plans that run, and none that has expired', async () => {
    const payment = owning(plan('gold', false), plan('silver', true), plan('ticket', false));
    expect(await loadViewer(MEMBER, RESTRICTED, payment)).toEqual({ planIds: ['silver'] });
  });

  it('plans are fetched only where they decide', async () => {
    const payment = owning(plan('gold', true));
    expect(await loadViewer(MEMBER, { is_login_required: true }, payment)).toEqual({ planIds: [] });
    expect(await loadViewer(Promise.resolve(null), RESTRICTED, payment)).toBeNull();
    expect(payment.activeSubscriptions).not.toHaveBeenCalled();
  });

  it('protected content fails without a session, and other content has a guest', async () => {
    const unknown = Promise.reject(new Error('user is down'));
    unknown.catch(() => undefined);
    await expect(loadViewer(unknown, RESTRICTED, owning())).rejects.toThrow('user is down');
    await expect(loadViewer(MEMBER, RESTRICTED, silent)).rejects.toThrow('payment is down');
    expect(await loadViewer(unknown, {}, owning())).toBeNull();
  });

  it('the page around the player has a member without a plan when a service fails', async () => {
    expect(await loadReader(MEMBER, Promise.resolve(RESTRICTED), silent)).toEqual({ planIds: [] });
  });
});
