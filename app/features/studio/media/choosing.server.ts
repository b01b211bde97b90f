import type { EditedDocumentWire } from '#app/contract/editing.ts';
import { type Size, wantedSize } from '#app/domain/picture-fit.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { controlId } from '#app/features/page-builder/edit/fields/form-context.ts';
import type { FieldOf, FormField } from '#app/features/page-builder/edit/fields/form-field.ts';
import { toFormFields } from '#app/features/page-builder/edit/fields/to-form-fields.ts';
import { TEXT_LIMITS } from '#app/features/page-builder/shared/data.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { saveBlock } from '../blocks/save-block.server.ts';
import { toEditDocument } from '../edit-document.server.ts';
import { STAGE } from './picture-return.ts';

/** The field of a block that a picture is being chosen for, as it is in addresses. */
export interface PictureField {
  document: string;
  block: string;
  /** Its path in the block's form. */
  field: string;
  /** It was left from the page itself. */
  isOnStage: boolean;
}

/** Of `?for=page:about&block=hero&field=image_s3key`; null where no picture is being chosen. */
export function pictureFieldIn(params: URLSearchParams): PictureField | null {
  const [document, block, field] = ['for', 'block', 'field'].map((name) => params.get(name) ?? '');
  const isOnStage = params.get('to') === STAGE;
  return document && block && field ? { document, block, field, isOnStage } : null;
}

/** Where the field is in the block's form, or its block on the page. */
export function formOf({ document, block, field, isOnStage }: PictureField, language: string | null): string {
  if (isOnStage) return `${editPaths.stage({ document }, { in: language })}#block-${block}`;
  return `${editPaths.block({ document, block }, { in: language, card: field })}#${controlId(field)}`;
}

/** What the field is called and how large its picture should be; null where it is not there any more. */
export function describeField(
  draft: EditedDocumentWire,
  { block: blockId, field: path }: PictureField,
): { name: string; key: string; wanted: Size | null } | null {
  const block = toEditDocument(draft).blocks.find(({ id }) => id === blockId);
  if (!block) return null;
  const languages = { language: draft.language, ownLanguage: draft.language };
  const found = findPicture(toFormFields(String(block.data.component_key), block.data, languages), path);
  return (
    found && {
      name: found.field.name,
      key: found.field.key,
      wanted: wantedSize(found.field.sizes, found.card),
    }
  );
}

/** The field with what its card is as wide as, which is chosen in a field beside it. */
function findPicture(
  fields: readonly FormField[],
  path: string,
): { field: FieldOf<'picture'>; card: string | undefined } | null {
  const size = fields.find((field) => field.kind === 'choice' && field.name === 'size');
  for (const field of fields) {
    if (field.kind === 'picture' && field.path === path)
      return { field, card: size?.kind === 'choice' ? size.chosen : undefined };
    const inside =
      field.kind === 'group'
        ? [field.fields]
        : field.kind === 'list'
          ? field.cards.map((card) => card.fields)
          : [];
    for (const each of inside) {
      const found = findPicture(each, path);
      if (found) return found;
    }
  }
  return null;
}

/** Beside a card's picture: for those who do not see it. */
const altFieldOf = (field: string) => field.replace(/[^/]+$/, 'image_alt');

/**
 * Puts a picture into the field, with its description where the card has a field for one, as the block's form would that has no other field: what it does not have stays as it
 * is, also what a colleague changed since.
 */
export function choosePicture(
  { services }: Pick<MarqueeContext, 'services'>,
  { document, block, field }: PictureField,
  sent: { key: string; alt?: string | undefined; revision: number; command_id: string; language: string },
) {
  const { key, alt, revision, command_id, language } = sent;
  const described = alt ? [[altFieldOf(field), alt.slice(0, TEXT_LIMITS.heading)]] : [];
  return saveBlock(services.content, {
    ...{ document, block, revision, command_id },
    form: new URLSearchParams([[field, key], ...described]),
    languages: { language, ownLanguage: language },
  });
}
