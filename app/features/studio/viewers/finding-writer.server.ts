import type { ExplainedStep } from '#app/contract/viewer-support.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { momentWriter } from '../moment-text.server.ts';

/** Writes what a rule has found, in the reader's words. */
export async function findingWriter(
  context: MarqueeContext,
  site: Site,
): Promise<(step: ExplainedStep) => string> {
  const [t, write, language] = await Promise.all([
    translator(context, 'studio'),
    momentWriter(context, site),
    context.language.get(),
  ]);
  const names = new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  const timeOf = (moment: string | undefined) => (moment ? write(moment) : '');
  return ({ rule, finding, start_time, end_time, needed = [], had = [] }) => {
    if (finding === 'live' && !end_time) return t('people_found_live_endless');
    if (finding === 'missing') return t(`people_found_missing_${rule.replaceAll('-', '_')}`);
    const plans = had.map(({ name, state, time }) => t(`people_had_${state}`, { name, time: write(time) }));
    return t(`people_found_${finding.replaceAll('-', '_')}`, {
      ...{ start: timeOf(start_time), end: timeOf(end_time), needed: names.format(needed) },
      had: plans.length > 0 ? names.format(plans) : t('people_had_none'),
    });
  };
}
