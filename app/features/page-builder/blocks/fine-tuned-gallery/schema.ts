import { CardSchema, listOf } from '#app/features/page-builder/parts/card-data.ts';

export const FineTunedGallerySchema = listOf(CardSchema);
