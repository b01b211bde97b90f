import * as v from 'valibot';
import { CardSchema, listOf } from '#app/features/page-builder/shared/card-data.ts';
import { flag } from '#app/features/page-builder/shared/data.ts';

export const BobbingCardSchema = v.object({ ...CardSchema.entries, is_heading_up: flag });

export const BobbingCardsSchema = listOf(BobbingCardSchema);
