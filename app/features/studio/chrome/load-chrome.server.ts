import type { EditedDocumentWire } from '#app/contract/editing.ts';
import { FOOTER_KEYS, type FooterConfig, HEADER_KEYS, type HeaderConfig } from '#app/contract/template.ts';
import { type ChosenTheme, toChosenTheme } from '#app/domain/themes/slot-report.ts';
import type { PageComponents } from '#app/features/page-builder/preload.ts';
import { toPageComponents } from '#app/features/page-builder/registry.server.ts';
import { loadHeaderFooter } from '#app/features/shell/chrome/load-header-footer.server.ts';
import type { FooterModel, HeaderModel } from '#app/features/shell/chrome/site-chrome.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { Data, EditedBlock } from '#app/lib/edit-document/document.ts';
import { undoable } from '#app/lib/edit-document/undo.ts';
import { localiseDeep, localiserFor } from '#app/lib/localise.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { ownLog } from '../edit-document.server.ts';
import { withoutScripts } from '../page-components.ts';
import type { ChromeKey } from './chrome-fields.ts';

/** A header or footer with what the draft has in it. */
export interface ChromeVariant {
  key: ChromeKey;
  isCurrent: boolean;
  /** Null where viewers get the site's own. */
  model: HeaderModel | FooterModel | null;
}

/** What the page of a header or footer has besides a block's. */
export interface ChromePage extends Pick<ReturnType<typeof stateOf>, 'isChanged' | 'undoable'> {
  variants: readonly ChromeVariant[];
  theme: ChosenTheme;
}

export const isChromeKey = (key: string): key is ChromeKey =>
  ([...HEADER_KEYS, ...FOOTER_KEYS] as readonly string[]).includes(key);

/** With the code and styles of all that it draws. */
export async function loadChromePage(
  context: MarqueeContext,
  block: EditedBlock,
  {
    draft,
    site,
    language,
    userId,
  }: { draft: EditedDocumentWire; site: Site; language: string; userId: string },
): Promise<{ chrome: ChromePage; components: PageComponents }> {
  // The wire's fields are JSON: they came as such.
  const theme = toChosenTheme(draft.fields as Data);
  const { component_key: current, ...data } = block.data;
  const localised = localiseDeep(data, localiserFor(language, site.defaultLanguage)) as HeaderConfig['data'];
  const isHeader = block.id === 'header';
  const variants = await Promise.all(
    (isHeader ? HEADER_KEYS : FOOTER_KEYS).map(async (key): Promise<ChromeVariant> => {
      const config = toConfig(key, localised);
      const seen = { ...site, theme, header: null, footer: null, [isHeader ? 'header' : 'footer']: config };
      const { siteChrome = {} } = await loadHeaderFooter(context, seen, { isMobileApp: false });
      return { key, isCurrent: key === current, model: siteChrome.header ?? siteChrome.footer ?? null };
    }),
  );
  const keys = variants.flatMap(({ model }) => model?.key ?? []);
  return {
    chrome: { ...stateOf(draft, userId), variants, theme },
    components: withoutScripts(toPageComponents(keys)),
  };
}

const stateOf = (draft: EditedDocumentWire, userId: string) => ({
  isChanged: draft.is_changed,
  undoable: undoable(ownLog(draft, userId), userId),
});

/** The site's own, with nothing filled in, is none of a brand's. */
function toConfig(key: ChromeKey, data: HeaderConfig['data']): HeaderConfig | FooterConfig | null {
  const isPlain = key.startsWith('default') && Object.keys(data).length === 0;
  return isPlain ? null : ({ component_key: key, data } as HeaderConfig | FooterConfig);
}
