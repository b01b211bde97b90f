import { CardSchema, listOf } from '#app/features/page-builder/parts/card-data.ts';

export const PlainScrollerSchema = listOf(CardSchema);
