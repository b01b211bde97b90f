import { hasRole, rolesOf } from '#app/contract/roles.ts';
import type { User } from '#app/contract/user.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { figureWriter } from '../figures/figure-writer.ts';
import type { FigureTile } from '../figures/figures-model.ts';
import { readRange } from '../figures/range.ts';
import { toTiles } from '../figures/to-tiles.server.ts';

const WEEK = new URLSearchParams({ days: '7' });

/** The last seven days against the seven before, for those who read figures; null for a brand without any. */
export async function loadWeek(context: MarqueeContext, user: User): Promise<FigureTile[] | null> {
  const { services, now } = context;
  if (!hasRole(rolesOf(user), 'read') || !(await services.hasCall('figures'))) return null;
  const { from, to } = readRange(WEEK, now);
  const [figures, language] = await Promise.all([
    services.analytics.figures({ from, to }),
    context.language.get(),
  ]);
  // Renewals that are due have nothing to be compared with.
  return figures.is_new
    ? null
    : await toTiles(context, figureWriter(language), { ...figures, renewals_due: [] });
}
