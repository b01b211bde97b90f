import { redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { changeSite, SentSiteSchema, takeBackSite } from '../site/act-on-site.server.ts';
import { isChromeKey } from './load-chrome.server.ts';

const VARIANT = /^variant:(\w+)$/;

/**
 * Undo, redo, or another variant of a header or footer, which keeps the fields of this one; null for the buttons of
 * its form.
 */
export async function actOnChrome(
  context: Pick<MarqueeContext, 'services' | 'flash'>,
  form: URLSearchParams,
  { document, block, language }: { document: string; block: string; language: string | null },
) {
  const here = editPaths.block({ document, block }, { in: language });
  const sent = v.safeParse(SentSiteSchema, Object.fromEntries(form));
  if (!sent.success) return null;
  const takenBack = await takeBackSite(context, sent.output, here);
  const [, key = ''] = VARIANT.exec(sent.output.intent) ?? [];
  if (takenBack || key === '') return takenBack;
  if (!isChromeKey(key)) return redirect(here);
  const command = { kind: 'set' as const, id: block, way: 'component_key', value: key };
  return changeSite(context, sent.output, { commands: [command], here });
}
