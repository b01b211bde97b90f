import { CardSchema, listOf } from '#app/features/page-builder/shared/card-data.ts';

export const PlainScrollerSchema = listOf(CardSchema);
