import type { ActiveSubscription } from '#app/contract/payment.ts';
import type { Profile } from '#app/contract/profile.ts';
import type { User } from '#app/contract/user.ts';
import { deferAfter } from '#app/lib/defer-after.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isClientError } from '#app/services/service-error.ts';

const UNAUTHORISED = 401;
/** How long the page's first bytes may wait for what is mostly known, and else counts as there. */
const CALLS_WAIT_MS = 150;

export interface ShellViewer {
  user: User | null;
  /** Who of the account is watching; absent where the backend has no profiles. */
  profile?: Profile | undefined;
  /** False while the user service is unavailable, so that this may be a guest or not. */
  isKnown: boolean;
  /** Undefined where it is not known; then the header offers no subscription. */
  hasActivePlan?: boolean;
  /** A renewal could not be charged: access goes on, and ends soon. */
  isInGrace?: boolean;
  /** The backend has no list of what the viewer has begun. */
  lacksContinueList?: boolean;
}

/**
 * The viewer in the header. It only decorates: when a service fails, the viewer counts as a guest, or as a
 * member.
 */
export async function loadShellViewer({
  session,
  services,
}: Pick<MarqueeContext, 'session' | 'services'>): Promise<ShellViewer> {
  const known = await session.get().catch(() => undefined);
  if (!known) return { user: null, isKnown: known === null };
  const [subscriptions, hasContinueList] = await Promise.all([
    services.payment.activeSubscriptions().catch(whetherOver),
    deferAfter(services.hasCall('continueWatching'), CALLS_WAIT_MS),
  ]);
  if (subscriptions === 'over') {
    session.viewerChanged(known.user._id);
    const still = await session.get().catch(() => undefined);
    return { user: still?.user ?? null, profile: still?.profile, isKnown: still !== undefined };
  }
  const viewer = {
    user: known.user,
    profile: known.profile,
    isKnown: true,
    lacksContinueList: hasContinueList === false,
  };
  // Children buy nothing.
  if (!subscriptions || known.profile?.is_child) return viewer;
  return {
    ...viewer,
    hasActivePlan: subscriptions.some(isRunningPlan),
    isInGrace: subscriptions.some(({ status, grace_end_date }) => status && Boolean(grace_end_date)),
  };
}

/** A ticket opens its title; who has nothing else has no plan yet. */
function isRunningPlan({ status, subscription }: ActiveSubscription): boolean {
  return status && !subscription.is_ppv;
}

/** A session that was ended on another device is found out here, not only when it is validated next. */
function whetherOver(error: unknown): 'over' | null {
  return isClientError(error, UNAUTHORISED) ? 'over' : null;
}
