import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { defineKind } from './entity-kind.ts';
import { Position, requiredTexts } from './fields.ts';

/** What the wire calls sub_category. */
export const GenreSchema = v.strictObject({ name: requiredTexts(LIMITS.name), position: Position });

export const genreKind = defineKind('genre', GenreSchema);
