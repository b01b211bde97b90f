import { PAGE_SIZE } from '#app/features/catalogue/listing/constants.ts';
import { readPage } from '#app/features/catalogue/listing/list-query.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { editLanguageOf, inAddress } from '../edit-language.server.ts';
import { readSearch } from '../read-search.ts';
import { describeField, formOf, type PictureField, pictureFieldIn } from './choosing.server.ts';
import { STAGE } from './picture-return.ts';

/** A page of the pictures that there are, and the field that one is being chosen for. */
export async function loadMedia(
  { services }: Pick<MarqueeContext, 'services'>,
  request: Request,
  site: Site,
) {
  const { searchParams } = new URL(request.url);
  const page = readPage(searchParams);
  const search = readSearch(searchParams);
  const field = pictureFieldIn(searchParams);
  const { content } = services;
  const [{ items, total }, draft] = await Promise.all([
    content.uploadedPictures({ page, page_size: PAGE_SIZE, ...(search && { search }) }),
    field ? content.editedDocument(field.document) : null,
  ]);
  const described = field && draft ? describeField(draft, field) : null;
  const address = inAddress(editLanguageOf(request, site), site);
  return {
    ...{ pictures: items, page, total, search },
    hasMore: page * PAGE_SIZE < total,
    languages: languagesOf(site),
    choosing:
      field && draft && described
        ? {
            ...{ name: described.name, key: described.key, wanted: described.wanted },
            language: site.defaultLanguage,
            ...{ revision: draft.revision, commandId: crypto.randomUUID(), back: formOf(field, address) },
            ...{ isOnStage: field.isOnStage, params: paramsOf(field, address) },
          }
        : null,
    deletes: items.find(({ _id }) => _id === searchParams.get('delete')) ?? null,
  };
}

/** A brand that names no languages has one. */
const languagesOf = ({ languages, defaultLanguage }: Site) =>
  languages.length > 0
    ? languages.map(({ code, displayName }) => ({ code, displayName }))
    : [{ code: defaultLanguage, displayName: defaultLanguage }];

/** Of the address while a picture is being chosen. */
function paramsOf(
  { document, block, field, isOnStage }: PictureField,
  language: string | null,
): Record<string, string> {
  return { for: document, block, field, ...(language && { in: language }), ...(isOnStage && { to: STAGE }) };
}

/** The page of pictures as it was, without what a question or a page's number adds. */
export function mediaPath(request: Request): string {
  const { searchParams } = new URL(request.url);
  const stay = ['for', 'block', 'field', 'in', 'to', 'q'].map((name) => [name, searchParams.get(name)]);
  return editPaths.media({}, Object.fromEntries(stay));
}
