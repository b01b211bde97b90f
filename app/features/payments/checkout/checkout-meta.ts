import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';

/** Of the pages on the way to a gateway: nothing to find, and known by the plan alone. */
export function toCheckoutMeta({
  matches,
  data: { planId, title },
}: {
  matches: Parameters<typeof toPageMeta>[0]['matches'];
  data: { planId: string; title: string };
}) {
  return toPageMeta({
    matches,
    title,
    path: paths.payment({ subscriptionId: planId }),
    isIndexed: false,
  });
}
