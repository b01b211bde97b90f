import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { itemsOf, toPanel, toWords } from '#app/features/page-builder/shared/panel-data.ts';
import type { AsymmetricFlowView } from './block.tsx';
import { type AsymmetricFlowData, AsymmetricFlowSchema } from './schema.ts';

/** Cards of three widths and one height, which fill their rows. */
export const asymmetricFlow = defineBlock({
  schema: AsymmetricFlowSchema,
  toView,
  images: [
    { field: 'card_data.image_s3key', of: 'sm', width: 382, height: 597 },
    { field: 'card_data.image_s3key', of: 'md', width: 597, height: 597 },
    { field: 'card_data.image_s3key', width: 764, height: 597 },
  ],
  sample: ({ pictures }) => ({
    heading: 'Out and about',
    card_data: [
      { size: 'lg', heading: 'The long way round', sub_heading: 'A road film in six parts' },
      { size: 'sm', heading: 'Early light' },
      { size: 'md', heading: 'Two rooms', sub_heading: 'New this week' },
      { size: 'sm', heading: 'Salt' },
      { size: 'md', heading: 'The quiet hour', sub_heading: 'Ends on Sunday' },
      { size: 'lg', heading: 'Everything that floats', sub_heading: 'A season by the water' },
    ].map((card, index) => ({
      ...card,
      image_s3key: pictures[index % pictures.length],
      link: { type: 'HOME' },
    })),
  }),
});

function toView(data: AsymmetricFlowData): AsymmetricFlowView | null {
  const items = itemsOf(data).flatMap((card) => {
    const panel = toPanel(card);
    return panel ? [{ ...panel, size: toSize(card.size) }] : [];
  });
  return items.length > 0 ? { words: toWords(data), items } : null;
}

/** page-builder.md §3: sm, md or other. */
function toSize(size: string | undefined): 'sm' | 'md' | 'lg' {
  return size === 'sm' || size === 'md' ? size : 'lg';
}
