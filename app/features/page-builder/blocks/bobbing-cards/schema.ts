import * as v from 'valibot';
import { CardSchema, listOf } from '#app/features/page-builder/parts/card-data.ts';
import { flag } from '#app/features/page-builder/parts/data.ts';

export const BobbingCardSchema = v.object({ ...CardSchema.entries, is_heading_up: flag });

export const BobbingCardsSchema = listOf(BobbingCardSchema);
