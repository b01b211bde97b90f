import type { PaymentService } from '#app/services/payment.server.ts';
import { runningPlanIds, type Viewer } from './viewer.ts';

/** The services that know who watches. */
export interface ViewerOf {
  payment: Pick<PaymentService, 'activeSubscriptions'>;
}

interface Protected {
  is_restricted?: boolean | undefined;
  is_login_required?: boolean | undefined;
}

/**
 * Loads who wants to watch. Plans are fetched only where they decide: for a member and restricted content.
 * When a service fails, its ServiceError is rethrown for protected content, which fails closed; public
 * content needs no answer.
 */
export async function loadViewer(
  session: Promise<unknown>,
  content: Protected,
  payment: Pick<PaymentService, 'activeSubscriptions'>,
): Promise<Viewer> {
  const isProtected = content.is_restricted || content.is_login_required;
  const known = await (isProtected ? session : session.catch(() => null));
  if (!known) return null;
  if (!content.is_restricted) return { planIds: [] };
  return { planIds: runningPlanIds(await payment.activeSubscriptions()) };
}

/**
 * The same for a page around the player, fetched beside its content. A viewer who cannot be identified reads
 * what a member without a plan reads; the watch page decides for good. Never rejects.
 */
export async function loadReader(
  session: Promise<unknown>,
  content: Promise<Protected>,
  payment: Pick<PaymentService, 'activeSubscriptions'>,
): Promise<Viewer> {
  try {
    return await loadViewer(session, await content, payment);
  } catch {
    return { planIds: [] };
  }
}
