import { toChosenTheme, toSlotReports } from '#app/domain/themes/slot-report.ts';
import type { EditDocument, Json } from '#app/lib/edit-document/document.ts';
import { byLanguage } from '#app/lib/edit-document/texts.ts';
import { findEmptyBlocks } from './empty-blocks.server.ts';
import { findSmallPictures } from './find-small-pictures.ts';
import type { SiteFinding } from './site-finding.ts';

/** What the site warns of in a draft (edit-mode.md §10): the platform knows neither blocks nor palettes. */
export function findInDocument(
  id: string,
  document: EditDocument,
  uploads: Parameters<typeof findSmallPictures>[2],
): SiteFinding[] {
  if (id === 'site') return findMovedColours(id, document);
  return [
    ...findMissingHeading(id, document),
    ...findEmptyBlocks(id, document),
    ...findSmallPictures(id, document, uploads),
  ];
}

/** Colours that have to be moved to be readable. */
function findMovedColours(id: string, { fields }: EditDocument): SiteFinding[] {
  return toSlotReports(toChosenTheme(fields)).flatMap(({ slot, chosen, shown, isOwn, isMoved }) =>
    isOwn && isMoved
      ? [
          {
            ...{ document: id, way: slot, rule: 'colour_moved', level: 'warn' },
            message: `${chosen} → ${shown}`,
            fix: { kind: 'field', name: slot, value: shown },
          } satisfies SiteFinding,
        ]
      : [],
  );
}

/** The title of a page is its heading of level 1; headings of blocks are of level 2 (block-page.tsx). */
function findMissingHeading(id: string, { fields }: EditDocument): SiteFinding[] {
  if (!id.startsWith('page:') || hasWords(fields.title)) return [];
  return [{ document: id, way: 'title', rule: 'heading_missing', level: 'warn', message: '' }];
}

function hasWords(text: Json | undefined): boolean {
  if (typeof text === 'string') return text.trim() !== '';
  return Object.values(byLanguage(text) ?? {}).some((words) => hasWords(words));
}
