import { DEFAULT_CURRENCY } from '#app/contract/site/site.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { type FormKind, fieldsOf } from './kind-forms.ts';

/** In which the brand's amounts are that name no currency; empty of kinds without amounts, for which nothing is read. */
export async function loadCurrency(
  content: MarqueeContext['services']['content'],
  kind: FormKind,
): Promise<string> {
  const hasAmounts = fieldsOf(kind).some((field) => field.kind === 'money' || field.kind === 'reduction');
  if (!hasAmounts) return '';
  const [site] = await content.namedEntities('site', ['site']);
  return String(site?.value.currency ?? DEFAULT_CURRENCY);
}
