import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { momentWriter } from '../moment-text.server.ts';
import { compareDocuments } from './compare-documents.ts';
import { toReadableText } from './readable-text.server.ts';

/** What the form of the page chooses among: the states of the site, newest first. */
interface ComparedState {
  value: string;
  label: string;
}

/** The two states that an address names, and what differs between them; null where it names none of ours. */
export async function loadComparison(context: MarqueeContext, searchParams: URLSearchParams) {
  const { content } = context.services;
  const from = searchParams.get('from') ?? 'published';
  const to = searchParams.get('to') ?? 'draft';
  if (!v.is(IdSchema, from) || !v.is(IdSchema, to)) return null;
  const [snapshots, site, t] = await Promise.all([
    content.snapshots(),
    requireSite(context),
    translator(context, 'edit'),
  ]);
  const momentText = await momentWriter(context, site);
  const states: ComparedState[] = [
    { value: 'draft', label: t('compare_draft') },
    { value: 'published', label: t('compare_published') },
    ...snapshots.map(({ _id, name, kind, time }) => ({
      value: _id,
      label: `${name || t(`versions_kind_${kind}`)}, ${momentText(time)}`,
    })),
  ];
  const isKnown = (wanted: string) => states.some(({ value }) => value === wanted);
  if (!isKnown(from) || !isKnown(to)) return null;
  const compared = from === to ? [] : await content.comparedStates({ from, to });
  const documents = compareDocuments(compared, { toText: toReadableText, momentText });
  const languages = site.languages.map(({ code, displayName }) => ({ code, name: displayName }));
  return { from, to, states, documents, languages, commandId: crypto.randomUUID() };
}

export type Comparison = NonNullable<Awaited<ReturnType<typeof loadComparison>>>;
