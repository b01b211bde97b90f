import { redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { SITE_DOCUMENT } from '#app/contract/editing.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { perform } from '../edit-document.server.ts';
import { SentSiteSchema, takeBackSite } from '../site/act-on-site.server.ts';
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
  const commands = [{ kind: 'set' as const, id: block, way: 'component_key', value: key }];
  const { revision, command_id } = sent.output;
  // Nothing was typed: after a clash the page shows which one a colleague has taken.
  const { accepted } = await perform(context.flash, () =>
    context.services.content.editCommands(SITE_DOCUMENT, {
      ...{ revision, command_id: `${command_id}-variant`, commands },
    }),
  );
  if (accepted) context.flash.put({ kind: 'success', key: 'edit:saved' });
  return redirect(here);
}
