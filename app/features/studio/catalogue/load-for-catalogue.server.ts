import { data } from '@remix-run/cloudflare';
import { KIND_ROLES } from '#app/contract/entity-calls.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { loadForEditor } from '../load-for-editor.server.ts';
import { type FormKind, isFormKind } from './kind-forms.ts';

export interface KindPage {
  kind: FormKind;
  site: Site;
  /** The brand's own first. */
  languages: readonly { code: string; name: string }[];
}

/** Loads a page of a kind's entities for those who may write it; to all others it does not exist. */
export function loadForCatalogue<T>(
  context: MarqueeContext,
  request: Request,
  kind: string | undefined,
  load: (page: KindPage) => Promise<T>,
): Promise<T> {
  if (kind === undefined || !isFormKind(kind)) throw data({ kind: 'not-found' }, { status: 404 });
  return loadForEditor(context, request, KIND_ROLES[kind].write, async () => {
    const site = await requireSite(context);
    return load({ kind, site, languages: languagesOf(site) });
  });
}

/** A brand that names no languages has one. */
function languagesOf({ languages, defaultLanguage }: Site): KindPage['languages'] {
  const named = languages.map(({ code, displayName: name }) => ({ code, name }));
  const own = named.filter(({ code }) => code === defaultLanguage);
  const first = own.length > 0 ? own : [{ code: defaultLanguage, name: defaultLanguage }];
  return [...first, ...named.filter(({ code }) => code !== defaultLanguage)];
}
