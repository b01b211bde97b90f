import type { Content } from '#app/contract/content.ts';
import type { Plan } from '#app/contract/payment.ts';
import { VIDEO_TYPES } from '#app/contract/video-type.ts';
import { contentPath } from '#app/features/links/paths.ts';
import type { BlockContext } from '#app/features/page-builder/block-definition.ts';
import { formatMoney } from '#app/lib/money.ts';
import { isServiceError } from '#app/services/service-error.ts';
import type { GuestOffer } from './guest-offer-view.ts';

/** The owner's own words; absent ones are the site's. */
export interface GuestOfferWords {
  heading?: string;
  text?: string;
}

/** Names of what is on, in one line. */
const MAX_TITLES = 3;

const HIDDEN: GuestOffer = { isShown: false };

type OfferContext = Pick<BlockContext, 'session' | 'language' | 'isStage'> & {
  services: { payment: Pick<BlockContext['services']['payment'], 'publicPlans'> };
};

export function loadGuestOffer(_: GuestOfferWords, context: BlockContext): Promise<GuestOffer | null> {
  return loadOffer(context, () => loadTitles(context));
}

/** What plans cost is the same for every guest, and cached. Null where it cannot be had: the words stay. */
export async function loadOffer(
  { services, session, language, isStage }: OfferContext,
  loadTitles: () => Promise<readonly Content[]>,
): Promise<GuestOffer | null> {
  // A session that is unknown may be a member's.
  const isGuest = isStage || (await session.then((known) => !known).catch(() => false));
  if (!isGuest) return HIDDEN;
  const [plans, titles] = await Promise.all([
    unlessServiceFails(services.payment.publicPlans()),
    loadTitles(),
  ]);
  if (!plans) return null;
  const sold = plans.filter(({ is_active, is_ppv }) => is_active && !is_ppv);
  const cheapest = cheapestOf(sold);
  if (!cheapest) return HIDDEN;
  return {
    isShown: true,
    price: formatMoney(cheapest.amount, cheapest.currency, language),
    hasTaxOnTop: (cheapest.tax_rate ?? 0) > 0,
    trialDays: sold.find(({ trial_days }) => trial_days)?.trial_days ?? null,
    titles: titles.slice(0, MAX_TITLES).map((title) => ({ name: title.title, href: contentPath(title) })),
  };
}

/** Of the first one's currency: amounts of two cannot be compared. */
function cheapestOf(plans: readonly Plan[]): Plan | null {
  const comparable = plans.filter(({ currency }) => currency === plans[0]?.currency);
  return comparable.reduce<Plan | null>(
    (least, plan) => (least && least.amount <= plan.amount ? least : plan),
    null,
  );
}

/** Of the page's own first row, which came along with it; else the latest ones. */
async function loadTitles({
  services,
  lanes,
}: Pick<BlockContext, 'services' | 'lanes'>): Promise<readonly Content[]> {
  const row = lanes.find((lane) => lane.kind === 'content');
  if (row?.kind === 'content') return row.data;
  const latest = {
    filters: { video_types: [...VIDEO_TYPES] },
    order_by: 'release_time',
    reverse: true,
    page: 1,
    page_size: MAX_TITLES,
  };
  return (await unlessServiceFails(services.content.list(latest)))?.items ?? [];
}

async function unlessServiceFails<Data>(loading: Promise<Data>): Promise<Data | null> {
  try {
    return await loading;
  } catch (error) {
    if (isServiceError(error)) return null;
    throw error;
  }
}
