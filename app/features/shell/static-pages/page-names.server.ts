import type { StaticPage } from '#app/contract/account.ts';
import { type I18nContext, translator } from '#app/features/i18n/i18n-server.server.ts';
import type { NameOfPage } from './static-page-link.ts';

/** The site's own names of static pages; its texts are only waited for where a page has no title. */
export async function loadPageNames(
  context: I18nContext,
  pages: readonly Pick<StaticPage, 'title'>[],
): Promise<NameOfPage> {
  if (pages.every(({ title }) => title)) return () => '';
  const t = await translator(context, 'pages');
  return (type) => t(`name_${type.toLowerCase()}`);
}
