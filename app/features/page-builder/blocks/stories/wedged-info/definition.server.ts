import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { itemsOf, toWords } from '#app/features/page-builder/shared/panel-data.ts';
import { toSided } from '#app/features/page-builder/shared/sided-data.ts';
import type { WedgedInfoView } from './block.tsx';
import { WedgedInfoSchema } from './schema.ts';

/** What there is to know, with a picture driven into it like a wedge. */
export const wedgedInfo = defineBlock({
  schema: WedgedInfoSchema,
  toView(data): WedgedInfoView | null {
    const sided = toSided(data);
    const facts = itemsOf(data)
      .map(toWords)
      .filter(({ heading, second, text }) => heading || second || text);
    return sided && { ...sided, facts };
  },
  images: [{ field: 'image_s3key', width: 1280, height: 960 }],
  sample: ({ pictures }) => ({
    heading: 'Good to know',
    sub_heading: 'Before the first evening',
    image_s3key: pictures[2] ?? pictures[0],
    aligned: 'LEFT',
    card_data: [
      { heading: 'Any screen', description: 'Start on the train, go on at home.' },
      { heading: 'No small print', description: 'Leave with two taps.' },
      { heading: 'Every language', description: 'Captions in four of them, and counting.' },
    ],
    cta_button: { enabled: true, text: 'See the plans', link: { type: 'PRICING' } },
  }),
});
