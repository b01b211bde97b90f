import type { EditedDocumentWire } from '#app/contract/editing.ts';
import { FOOTER_KEYS, type FooterConfig, HEADER_KEYS, type HeaderConfig } from '#app/contract/template.ts';
import type { MenuItem } from '#app/features/shell/chrome/site-chrome.ts';
import { toFooterModel } from '#app/features/shell/footer/variants/to-footer-model.server.ts';
import { toHeaderModel } from '#app/features/shell/header/variants/to-header-model.server.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { EditedBlock } from '#app/lib/edit-document/document.ts';
import { undoable } from '#app/lib/edit-document/undo.ts';
import { localiseDeep, localiserFor } from '#app/lib/localise.ts';
import { ownLog } from '../edit-document.server.ts';
import type { ChromeKey } from './chrome-fields.ts';

/** A header or footer with the brand's own data, as its sketch shows it. */
export interface ChromeVariant {
  key: ChromeKey;
  isCurrent: boolean;
  brand: string;
  /** The brand's words, of a footer. */
  text: string;
  /** A header's links, each with whether it opens; a footer's columns with their titles. */
  groups: readonly { id: string; title: string; links: readonly string[] }[];
  buttons: readonly string[];
  social: readonly string[];
}

const LINKS_SHOWN = 4;
const NO_WORDS = { email: '', goOn: '', takedown: '' };

export const isChromeKey = (key: string): key is ChromeKey =>
  ([...HEADER_KEYS, ...FOOTER_KEYS] as readonly string[]).includes(key);

/** What the page of a header or footer has besides a block's. */
export function toChromePage(
  block: EditedBlock,
  draft: EditedDocumentWire,
  { site, language, userId }: { site: Site; language: string; userId: string },
) {
  return {
    ...{ isChanged: draft.is_changed, undoable: undoable(ownLog(draft, userId), userId) },
    variants: toChromeVariants(block, site, language),
  };
}

/** All variants of what the block is: header, or footer. */
function toChromeVariants(block: EditedBlock, site: Site, language: string): readonly ChromeVariant[] {
  const { component_key: current, ...data } = block.data;
  const localised = localiseDeep(data, localiserFor(language, site.defaultLanguage)) as HeaderConfig['data'];
  const base = { brand: site.title, text: '', groups: [], buttons: [], social: [] };
  if (block.id === 'header')
    return HEADER_KEYS.map((key) => ({
      ...{ ...base, key, isCurrent: key === current },
      ...headerSketch({ component_key: key, data: localised }, site),
    }));
  return FOOTER_KEYS.map((key) => ({
    ...{ ...base, key, isCurrent: key === current },
    ...footerSketch({ component_key: key, data: localised }, site),
  }));
}

function headerSketch(config: HeaderConfig, { assetOrigin, categories }: Site): Partial<ChromeVariant> {
  const model = toHeaderModel(config, { assetOrigin, veil: 0, buyMembership: '' });
  // The site's own header has the brand's categories.
  const own = config.component_key === 'reducedHeader' ? [] : categories;
  const groups = (model?.nav ?? []).map(({ title, links }) => ({
    title: title.label || (links[0]?.label ?? ''),
    links: labels(links),
  }));
  return {
    groups: numbered(groups.length > 0 ? groups : own.map(({ name }) => ({ title: name, links: [] }))),
    buttons: labels([...(model?.menu ? [model.menu.button] : []), ...(model?.buttons ?? [])]),
  };
}

function footerSketch(config: FooterConfig, site: Site): Partial<ChromeVariant> {
  const model = toFooterModel(config, { site, words: NO_WORDS });
  return {
    text: model?.text ?? '',
    groups: numbered(
      (model?.columns ?? []).map(({ title, links }) => ({
        title: title.label,
        links: labels(links).slice(0, LINKS_SHOWN),
      })),
    ),
    buttons: labels(model?.button ? [model.button] : []),
    social: (model?.social ?? site.socialLinks).map(({ network }) => network),
  };
}

const numbered = (groups: readonly Omit<ChromeVariant['groups'][number], 'id'>[]) =>
  groups.slice(0, LINKS_SHOWN).map((group, index) => ({ ...group, id: String(index) }));

const labels = (items: readonly MenuItem[]) => [...new Set(items.map(({ label }) => label))];
