import { dragBlock } from './drag-block.ts';
import { dragCard } from './drag-card.ts';

/** What is loaded once something is to be dragged: one file for both, as it is compressed better. */
export const drag = { block: dragBlock, card: dragCard };
