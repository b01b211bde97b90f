import { PREVIEW_DAYS, type Preview } from '#app/contract/previews.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import { momentAt, toLocalTime, toTimeZone } from '#app/lib/wall-clock.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { documentName } from '../documents/document-name.ts';
import { momentWriter } from '../moment-text.server.ts';
import { DRAFTS } from './load-preview.server.ts';
import { toPreviewRole, toPreviewSearch } from './preview-choice.server.ts';
import type { PreviewIframe } from './preview-iframes.tsx';
import { PREVIEW_WIDTHS, readPreviewWidth } from './preview-widths.ts';

/** What the studio's page of previews shows: the choices of its address, iframes of them, and links that work. */
export async function loadPreviewPage(context: MarqueeContext, params: URLSearchParams, site: Site) {
  const { content } = context.services;
  const snapshot = params.get('version') ?? undefined;
  const document = params.get('document') ?? '';
  // Forms float over pages, and networks are links of the footer: neither is a page.
  const isPage = document !== '' && !document.startsWith('form:') && document !== 'info:SOCIAL_LINKS';
  const [{ documents, shown }, previews, plans, t] = await Promise.all([
    content.ownPreview({ document: isPage ? document : undefined, snapshot }),
    content.previews(),
    loadPlans(context),
    translator(context, 'edit'),
  ]);
  const timeZone = toTimeZone(params.get('zone')) ?? context.timeZone;
  const at = momentAt(params.get('at') ?? '', timeZone);
  const as = toPreviewRole(params.get('as'));
  const inLanguage =
    site.languages.find(({ code }) => code === params.get('in'))?.code ?? site.defaultLanguage;
  const width = readPreviewWidth(params.get('width'));
  const search = (isFramed: boolean) => toPreviewSearch({ as, at, isFramed }, inLanguage);
  // Two sides of one width are looked at beside each other.
  const other = params.get('with');
  const sides = other === DRAFTS && snapshot ? [snapshot, DRAFTS] : [snapshot ?? DRAFTS];
  const widths = PREVIEW_WIDTHS.filter((one) => width === null || one === width);
  const iframes = shown
    ? widths.flatMap((one) =>
        sides.map(
          (token): PreviewIframe => ({
            src: editPaths.previewOf({ token, document: shown.id }, search(true)),
            href: editPaths.previewOf({ token, document: shown.id }, search(false)),
            width: one,
            ...(sides.length > 1 && {
              name: t(token === DRAFTS ? 'preview_link_drafts' : 'preview_link_version'),
            }),
          }),
        ),
      )
    : [];
  const momentText = await momentWriter(context, site, timeZone);
  return {
    choice: {
      ...{ document: shown?.id ?? '', language: inLanguage, as: as ?? '', width, snapshot: snapshot ?? '' },
      isCompared: sides.length > 1,
      ...{ at: at ? toLocalTime(at, timeZone) : '', timeZone },
    },
    documents: documents.map((document) => ({ value: document.id, label: documentName(t, document) })),
    languages: site.languages.map(({ code, displayName }) => ({ value: code, label: displayName })),
    roles: [
      { value: '', label: t('preview_as_self') },
      { value: 'guest', label: t('preview_as_guest') },
      { value: 'member', label: t('preview_as_member') },
      ...plans.map(({ _id, name }) => ({ value: `plan:${_id}`, label: t('preview_as_plan', { name }) })),
    ],
    iframes,
    links: previews.map((preview) => toLink(preview, momentText)),
    days: PREVIEW_DAYS,
  };
}

export type PreviewPageModel = Awaited<ReturnType<typeof loadPreviewPage>>;

/** Without its plans a brand is previewed as everybody else sees it. */
async function loadPlans({ services }: MarqueeContext) {
  try {
    return await services.payment.plans();
  } catch (error) {
    if (isServiceError(error)) return [];
    throw error;
  }
}

const toLink = ({ _id, snapshot, actor, expires_time }: Preview, momentText: (time: string) => string) => ({
  ...{ id: _id, by: actor.name, until: momentText(expires_time) },
  isOfDrafts: snapshot === undefined,
});
