import { data } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { DocumentIdSchema } from '#app/contract/editing.ts';
import { PREVIEW_TOKEN, type PreviewPage } from '#app/contract/previews.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import { orErrorPage } from '#app/features/catalogue/page-for-error.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { documentName } from '../documents/document-name.ts';
import { loadForEditor } from '../load-for-editor.server.ts';
import { momentWriter } from '../moment-text.server.ts';
import { loadDraftedChrome, withChromeComponents } from '../site/drafted-chrome.server.ts';
import { drawDocument } from './draw-document.server.ts';
import { OWN_VIEW, type PreviewChoice, readPreviewChoice, toPreviewSearch } from './preview-choice.server.ts';
import { toPreviewHrefs, toPreviewLinks } from './preview-links.ts';
import { contextFor } from './preview-viewer.server.ts';

/** In the place of a link’s token: drafts as they are, for those who edit them. */
export const DRAFTS = 'draft';

interface Place {
  token: string;
  document: string | undefined;
}

/** A page of a preview: by a link for anybody, by `draft` or a version's id for those with the role. */
export async function loadPreview(
  context: MarqueeContext,
  request: Request,
  params: Readonly<Record<string, string | undefined>>,
) {
  const { token = '', document } = params;
  if (document !== undefined && !v.is(DocumentIdSchema, document)) throw notFound();
  const { content } = context.services;
  if (PREVIEW_TOKEN.test(token)) {
    const page = await orErrorPage(() => content.previewPage(token, { document }));
    return draw(context, page, { place: { token, document }, choice: OWN_VIEW, language: null });
  }
  return loadForEditor(context, request, 'edit', async () => {
    if (!v.is(IdSchema, token)) throw notFound();
    const { searchParams } = new URL(request.url);
    const page = await content.ownPreview({ document, snapshot: token === DRAFTS ? undefined : token });
    return draw(context, page, {
      ...{ place: { token, document }, choice: readPreviewChoice(searchParams) },
      language: searchParams.get('lang'),
    });
  });
}

const notFound = () => data({ kind: 'not-found' }, { status: 404 });

async function draw(
  context: MarqueeContext,
  { documents, shown, site: drafted, expires_time }: PreviewPage,
  { place, choice, language: wanted }: { place: Place; choice: PreviewChoice; language: string | null },
) {
  const own = documents.find(({ id }) => id === shown?.id);
  if (!shown || !own) throw notFound();
  const [site, language, t] = await Promise.all([
    requireSite(context),
    context.language.get(),
    translator(context, 'edit'),
  ]);
  const { assetOrigin } = site;
  const hrefs = toPreviewHrefs(documents, place.token, toPreviewSearch(choice, wanted));
  const [page, chrome] = await Promise.all([
    drawDocument(shown, { context: contextFor(context, choice), language, assetOrigin }),
    loadDraftedChrome(context, site, drafted, language),
  ]);
  const momentText = await momentWriter(context, site);
  return {
    name: documentName(t, own),
    // A home is titled as the brand is.
    title: page.title || site.title,
    isHome: own.kind === 'home',
    beginsUnderHeader: page.beginsWithPicture,
    drawn: toPreviewLinks(page.drawn, hrefs),
    ...{ chrome, components: withChromeComponents(page.components, chrome) },
    hrefs,
    as: choice.as,
    bar: choice.isFramed
      ? null
      : {
          until: expires_time === undefined ? null : momentText(expires_time),
          at: choice.at ? momentText(choice.at) : null,
          token: expires_time === undefined ? place.token : null,
        },
  };
}
