import { data, redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { toBlockPicture } from '#app/features/page-builder/shared/block-picture-source.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import { CENTRE, splitFocalPoint, withFocalPoint } from '#app/lib/focal-point.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { editLanguageOf, inAddress } from '../../edit-language.server.ts';
import { CommandIdField, RevisionField } from '../../sent-fields.ts';
import { choosePicture, describeField, formOf, pictureFieldIn } from '../choosing.server.ts';

const PercentField = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.maxValue(100));
const SentSchema = v.object({
  x: PercentField,
  y: PercentField,
  revision: RevisionField,
  command_id: CommandIdField,
});

type Loading = Pick<MarqueeContext, 'services'>;

/** The picture of a field, uncropped, and the point that its crops show; null where the field has none. */
export async function loadFocalPoint({ services }: Loading, request: Request, site: Site) {
  const found = await findPicture({ services }, request);
  if (!found) return null;
  const { field, draft, key } = found;
  const { fileKey, focalPoint } = splitFocalPoint(key);
  const source = toBlockPicture(fileKey, site.assetOrigin, 'stage');
  return {
    picture: { src: source?.src ?? '', ...(source?.srcSet && { srcSet: source.srcSet }) },
    focalPoint: focalPoint ?? CENTRE,
    revision: draft.revision,
    commandId: crypto.randomUUID(),
    back: formOf(field, inAddress(editLanguageOf(request, site), site)),
  };
}

export async function saveFocalPoint(
  context: Loading & Pick<MarqueeContext, 'flash'>,
  request: Request,
  site: Site,
): Promise<Response> {
  const sent = v.safeParse(SentSchema, Object.fromEntries(await readForm(request)));
  const found = sent.success ? await findPicture(context, request) : null;
  if (!sent.success || !found) throw data({ kind: 'bad-request' }, { status: 400 });
  const { x, y, ...by } = sent.output;
  const key = withFocalPoint(found.key, { x, y });
  const { kind } = await choosePicture(context, found.field, { ...by, key, language: site.defaultLanguage });
  context.flash.put(
    kind === 'saved' ? { kind: 'success', key: 'edit:saved' } : { kind: 'error', key: 'edit:clash' },
  );
  return redirect(formOf(found.field, inAddress(editLanguageOf(request, site), site)));
}

async function findPicture({ services }: Loading, request: Request) {
  const field = pictureFieldIn(new URL(request.url).searchParams);
  if (!field) return null;
  const draft = await services.content.editedDocument(field.document);
  const key = describeField(draft, field)?.key;
  return key ? { field, draft, key } : null;
}
