import type { ExplainedTitle } from '#app/contract/viewer-support.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isClientError } from '#app/services/service-error.ts';
import { readSearch } from '../read-search.ts';
import { findingWriter } from './finding-writer.server.ts';

/** The answer to "why can't I watch this?", as the page shows it. */
export interface Why {
  search: string;
  /** Null where none are searched for. */
  titles: ExplainedTitle[] | null;
  explained: { title: string; isPlayable: boolean; steps: WhyStep[] } | null;
}

export interface WhyStep {
  rule: string;
  found: string;
  passed: boolean;
}

/** `?q=` finds titles, `?title=` explains one; a title that is not there is looked for again. */
export async function loadWhy(
  context: MarqueeContext,
  { id, params, site }: { id: string; params: URLSearchParams; site: Site },
): Promise<Why> {
  const { user } = context.services;
  const [search, title] = [readSearch(params), params.get('title') ?? ''];
  const [titles, explanation, t, write] = await Promise.all([
    search === '' ? null : user.titlesToExplain(id, search),
    title === '' ? null : user.explainViewer(id, title).catch(orNone),
    translator(context, 'studio'),
    findingWriter(context, site),
  ]);
  if (!explanation) return { search, titles, explained: null };
  const steps = explanation.steps.map((step) => ({
    ...{ rule: t(`people_rule_${step.rule.replaceAll('-', '_')}`), passed: step.passed },
    found: write(step),
  }));
  return { search, titles, explained: { title: explanation.title, isPlayable: explanation.playable, steps } };
}

/** Of a title that has been deleted, or an address that was made up. */
function orNone(error: unknown): null {
  if (isClientError(error) && [400, 404, 422].includes(error.status ?? 0)) return null;
  throw error;
}
