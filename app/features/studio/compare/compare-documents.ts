import type { ComparedDocument } from '#app/contract/compared.ts';
import { changesBetween } from '#app/lib/edit-document/changes.ts';
import type { Data, EditDocument } from '#app/lib/edit-document/document.ts';
import { withChoices } from './choice-lines.ts';
import { type FieldLine, fieldLines, richTextLines, type ToText } from './field-lines.ts';
import { layoutLines, type MomentText } from './layout-lines.ts';

/** A block that differs, with the fields that do. */
export interface ComparedBlock {
  id: string;
  key: string;
  position: number;
  changes: readonly ('added' | 'removed' | 'changed' | 'moved')[];
  lines: readonly FieldLine[];
}

export interface DocumentComparison extends Omit<ComparedDocument, 'before' | 'after'> {
  is: 'new' | 'gone' | 'changed';
  blocks: readonly ComparedBlock[];
  /** Of what is no block. */
  lines: readonly FieldLine[];
}

/** Of pages of text and information pages: HTML. */
const RICH_TEXT = 'content';

/** What differs, block by block, with the texts of both sides. */
export function compareDocuments(
  documents: readonly ComparedDocument[],
  { toText, momentText }: { toText: ToText; momentText: MomentText },
): DocumentComparison[] {
  return documents.map(({ before, after, ...place }) => {
    // The wire's data are JSON: they came as such.
    const old = (before ?? null) as EditDocument | null;
    const now = (after ?? { language: '', blocks: [], fields: {} }) as EditDocument;
    const blocks = changesBetween(old, now).blocks.map(({ id, key, position, changes }) => {
      const one = old?.blocks.find((block) => block.id === id);
      const other = now.blocks.find((block) => block.id === id);
      const lines = [
        ...withChoices(key, fieldLines(one?.data, other?.data)),
        ...layoutLines(one?.config, other?.config, momentText),
      ];
      return { id, key, position, changes, lines };
    });
    const is = !before ? 'new' : after ? 'changed' : 'gone';
    return { ...place, is, blocks, lines: linesOfFields(old?.fields, now.fields, toText) };
  });
}

function linesOfFields(before: Data | undefined, after: Data, toText: ToText): FieldLine[] {
  const { [RICH_TEXT]: oldText, ...old } = before ?? {};
  const { [RICH_TEXT]: newText, ...now } = after;
  return [
    ...fieldLines(before && old, now),
    ...richTextLines(RICH_TEXT, { before: oldText, after: newText, toText }),
  ];
}
