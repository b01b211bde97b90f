import type { UploadedPicture } from '#app/contract/uploads.ts';
import { fitOf, type Size, wantedSize } from '#app/domain/picture-fit.ts';
import type { FormField } from '#app/features/page-builder/edit/fields/form-field.ts';
import { toFormFields } from '#app/features/page-builder/edit/fields/to-form-fields.ts';
import type { Data, EditDocument } from '#app/lib/edit-document/document.ts';
import { segmentsOf, valueAt } from '#app/lib/edit-document/way.ts';
import type { SiteFinding } from './site-finding.ts';

type Measured = Pick<UploadedPicture, '_id' | 'width' | 'height'>;

/** Pictures that would be scaled up to fill their place; of uploads alone, whose size is known. */
export function findSmallPictures(
  id: string,
  { blocks, language }: EditDocument,
  uploads: readonly Measured[],
): SiteFinding[] {
  const sizes = new Map(uploads.map((picture) => [picture._id, picture]));
  return blocks.flatMap(({ id: block, data }) => {
    const fields = toFormFields(String(data.component_key), data, { language, ownLanguage: language });
    return picturesIn(fields).flatMap(({ key, sizes: places, path }): SiteFinding[] => {
      const picture = sizes.get(/\/([0-9a-f]{64})\./.exec(key)?.[1] ?? '');
      const wanted = wantedSize(places, sizeOfCard(data, path));
      if (!picture || !wanted || fitOf(picture, wanted).kind === 'fits') return [];
      const message = `${sizeText(picture)} < ${sizeText(wanted)}`;
      return [{ document: id, block, way: `data/${path}`, rule: 'picture_small', level: 'warn', message }];
    });
  });
}

function picturesIn(fields: readonly FormField[]): Extract<FormField, { kind: 'picture' }>[] {
  return fields.flatMap((field) => {
    switch (field.kind) {
      case 'picture':
        return [field];
      case 'group':
        return picturesIn(field.fields);
      case 'list':
        return field.cards.flatMap((card) => picturesIn(card.fields));
      default:
        return [];
    }
  });
}

/** What a card is as wide as lies beside its pictures. */
function sizeOfCard(data: Data, path: string): string | undefined {
  const segments = segmentsOf(path) ?? [];
  const card = segments.slice(0, segments.findLastIndex((segment) => segment.startsWith('#')) + 1);
  const size = valueAt(data, [...card, 'size'])?.value;
  return typeof size === 'string' ? size : undefined;
}

const sizeText = ({ width, height }: Size) => `${width} × ${height}`;
