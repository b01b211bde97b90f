import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { requiredText } from '#app/contract/primitives.ts';
import { defineKind } from './entity-kind.ts';
import { Position, requiredTexts } from './fields.ts';

/** A field of custom metadata that titles may have, and that viewers may filter by. */
export const FieldSchema = v.strictObject({
  /** What filters name it by; not translated. */
  key: requiredText(LIMITS.key),
  name: requiredTexts(LIMITS.name),
  position: Position,
});

export const fieldKind = defineKind('field', FieldSchema);
