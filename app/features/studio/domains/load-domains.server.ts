import type { OwnDomain } from '#app/contract/domain-calls.ts';
import { directionOf } from '#app/features/i18n/direction.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { momentWriter } from '../moment-text.server.ts';
import { type DomainView, recordsOf, stepsDone, wordsKey } from './domain-view.ts';

/** What an earlier look had found is not stored. */
const UNKNOWN = Object.fromEntries(
  ['found', 'provider', 'www', 'name', 'servers', 'until', 'elsewhere', 'sibling'].map((name) => [name, '…']),
);

/** The hostnames of the brand, in words. */
export async function loadDomains(context: MarqueeContext): Promise<DomainView[]> {
  const [domains, t, site] = await Promise.all([
    context.services.user.domains(),
    translator(context, 'studio'),
    requireSite(context),
  ]);
  const [write, language] = await Promise.all([momentWriter(context, site), context.language.get()]);
  const isolate =
    directionOf(language) === 'rtl' ? (text: string) => `\u2068${text}\u2069` : (text: string) => text;

  function wordsOf(
    way: 'message' | 'advice',
    domain: Omit<OwnDomain, 'values'>,
    values: OwnDomain['values'],
  ) {
    const filled: [string, string][] = Object.entries(values).map(([name, value]) => [
      name,
      isolate(name === 'until' && value !== '…' ? write(value) : value),
    ]);
    const options: Record<string, string> = Object.fromEntries(filled);
    const usual = t(`domain_${way}_${domain.cause ?? 'not_known'}`, options);
    return t(`domain_${way}_${wordsKey(domain)}`, { ...options, defaultValue: usual } as Record<
      string,
      string
    >);
  }

  const isOnly = domains.filter(({ is_contested }) => !is_contested).length === 1;
  return domains.map((domain) => {
    const { hostname, state, is_primary, is_default, is_contested, checked_date, next_check_date } = domain;
    const values = { host: hostname, domain: hostname, target: '…', ...domain.values };
    return {
      ...{ hostname, state, isPrimary: is_primary, isDefault: is_default },
      message: wordsOf('message', domain, values),
      advice: wordsOf('advice', domain, values),
      records: recordsOf(domain),
      done: stepsDone(domain),
      canBePrimary: state === 'live' && !is_primary && !is_contested,
      canBeRemoved: is_contested || !(is_primary || is_default || isOnly),
      checked: checked_date === undefined ? null : write(checked_date),
      next: write(next_check_date),
      history: domain.history.toReversed().map(({ state, cause, time }) => ({
        ...{ id: `${time} ${state} ${cause ?? ''}`, time: write(time), state },
        message: wordsOf(
          'message',
          { ...domain, state, cause, variant: undefined },
          { ...values, ...UNKNOWN },
        ),
      })),
    };
  });
}
