import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { defineKind } from './entity-kind.ts';
import { flag, Position, requiredTexts } from './fields.ts';

export const CategorySchema = v.strictObject({
  name: requiredTexts(LIMITS.name),
  is_active: flag(true),
  position: Position,
});

export const categoryKind = defineKind('category', CategorySchema, { atMost: LIMITS.list });
