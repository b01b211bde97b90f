import type { FaqEntry } from '#app/contract/account.ts';
import type { PreviewPage } from '#app/contract/previews.ts';
import type { Component } from '#app/contract/template.ts';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import { loadBlocks } from '#app/features/page-builder/load-blocks.server.ts';
import type { PageComponents } from '#app/features/page-builder/preload.ts';
import type { RichTextNode } from '#app/features/rich-text/rich-text-node.ts';
import { toRichText } from '#app/features/rich-text/to-rich-text.server.ts';
import { localiseDeep, localiserFor } from '#app/lib/localise.ts';
import { NO_COMPONENTS, withoutScripts } from '../page-components.ts';

type Shown = NonNullable<PreviewPage['shown']>;

/** What viewers would see of a document. */
export type DrawnDocument =
  | { kind: 'blocks'; blocks: readonly PlacedBlock[] }
  | { kind: 'text'; nodes: readonly RichTextNode[] }
  | { kind: 'questions'; entries: readonly { question: string; answer: readonly RichTextNode[] }[] };

interface Reader {
  context: Parameters<typeof loadBlocks>[0];
  language: string;
  assetOrigin: string;
}

export async function drawDocument(
  { id, language: own, components, fields }: Shown,
  { context, language, assetOrigin }: Reader,
): Promise<{
  title: string;
  drawn: DrawnDocument;
  components: PageComponents;
  /** It begins with a picture from edge to edge. */
  beginsWithPicture: boolean;
}> {
  const localise = localiserFor(language, own);
  const inLanguage = (field: unknown) =>
    isByLanguage(field) ? localise<unknown>(field) : localiseDeep(field, localise);
  const title = textOf(inLanguage(fields.title));
  const content = inLanguage(fields.content);
  if (id.startsWith('home:') || fields.type === 'CUSTOM') {
    const localised = components.map(
      // Components are read by their blocks' schemas, whatever is in them.
      ({ data, ...rest }): Component => ({
        ...rest,
        data: localiseDeep(data, localise) as Component['data'],
      }),
    );
    const page = await loadBlocks(context, localised);
    return {
      title,
      drawn: { kind: 'blocks', blocks: page.blocks },
      components: withoutScripts(page.components),
      beginsWithPicture: page.heroPicture !== null,
    };
  }
  const plain = { components: NO_COMPONENTS, beginsWithPicture: false };
  const toNodes = (html: string) => toRichText(html, { assetOrigin });
  if (Array.isArray(content)) {
    const entries = (content as FaqEntry[]).map(({ question, answer }) => ({
      question,
      answer: toNodes(answer),
    }));
    return { title, drawn: { kind: 'questions', entries }, ...plain };
  }
  return { title, drawn: { kind: 'text', nodes: toNodes(textOf(content)) }, ...plain };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const isByLanguage = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('$t' in value);
