import type { Content } from '#app/contract/content.ts';
import { accessTo } from '#app/domain/access.ts';
import { paths } from '#app/features/links/paths.ts';
import { languageHref } from '#app/features/metadata/language-links.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isClientError, isMissing, isServiceError } from '#app/services/service-error.ts';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { embeddableContent } from './embeddable.ts';
import { type OEmbed, toBoxLimit, toOEmbed } from './oembed.ts';

type OEmbedContext = Pick<MarqueeContext, 'tenant' | 'services' | 'language' | 'now' | 'loadSite'>;

/**
 * The answer to a consumer, or the status that oembed.com §2.3.4 has for why there is none. Always a guest's:
 * what is answered to one is shown to everybody who looks at his page.
 */
export async function loadOEmbed(
  context: OEmbedContext,
  search: URLSearchParams,
): Promise<OEmbed | 400 | 401 | 403 | 404 | 501 | 503> {
  const format = search.get('format') ?? 'json';
  // 501 is for the format of oembed.com that we do not have; what is none is the consumer's mistake.
  if (format !== 'json') return format === 'xml' ? 501 : 400;
  const id = embeddableContent(search.get('url'), context.tenant.origin);
  if (id === null) return 404;
  const content = await requestOembed(context, id);
  return typeof content === 'number' ? content : describe(context, content, search);
}

async function requestOembed(
  { services }: OEmbedContext,
  id: string,
): Promise<Content | 401 | 403 | 404 | 503> {
  try {
    return await services.content.detail(id);
  } catch (error) {
    if (isMissing(error)) return 404;
    if (isClientError(error, 401)) return 401;
    if (isClientError(error, 403)) return 403;
    if (isServiceError(error)) return 503;
    throw error;
  }
}

async function describe(
  { tenant, language, now, loadSite }: OEmbedContext,
  content: Content,
  search: URLSearchParams,
): Promise<OEmbed | 401> {
  const access = accessTo(content, null, [], now);
  // An iframe that only shows "sign in" helps nobody: the consumer keeps the link.
  const isPlayed = content.video_type !== 'PLAYLIST' && content.video_type !== 'MPVP';
  if (isPlayed && !access.playable && (access.reason === 'login' || access.reason === 'plan')) return 401;
  const [site, lng] = await Promise.all([loadSite(), language.get()]);
  const { title, content_id: id, poster, preview, thumbnail } = content;
  const isEmbeddable = tenant.frameAncestors.some((source) => source !== "'self'");
  const embedUrl = languageHref(tenant.origin + paths.embed({ id }), lng, site.defaultLanguage);
  return toOEmbed(
    {
      title,
      siteTitle: site.title,
      siteOrigin: tenant.origin,
      embedUrl: isEmbeddable && isPlayed ? embedUrl : null,
      picture: toPictureSource(poster ?? preview ?? thumbnail, site.assetOrigin, 'stage'),
    },
    toBoxLimit(search),
  );
}
