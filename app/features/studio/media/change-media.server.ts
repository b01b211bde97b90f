import { data, redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { Sha256Schema } from '#app/contract/uploads.ts';
import { isMultipart } from '#app/features/forms/read-multipart.server.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { rejectedFlash } from '../edit-document.server.ts';
import { editLanguageOf, inAddress } from '../edit-language.server.ts';
import { CommandIdField, RevisionField } from '../sent-fields.ts';
import { choosePicture, formOf, pictureFieldIn } from './choosing.server.ts';
import { mediaPath } from './load-media.server.ts';
import { pictureId } from './picture-id.ts';
import { uploadOriginal } from './upload.server.ts';

const SentSchema = v.variant('intent', [
  v.object({
    intent: v.literal('change'),
    id: Sha256Schema,
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.name)),
  }),
  v.object({ intent: v.literal('delete'), id: Sha256Schema }),
  v.object({
    intent: v.literal('choose'),
    key: v.pipe(v.string(), v.maxLength(LIMITS.assetKey)),
    alt: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.title))),
    revision: RevisionField,
    command_id: CommandIdField,
  }),
]);
type Sent = v.InferOutput<typeof SentSchema>;

/** What a form of the pictures' page changes, and where it leads. */
export async function changeMedia(context: MarqueeContext, request: Request): Promise<Response> {
  if (isMultipart(request)) return upload(context, request);
  const form = await readForm(request);
  const sent = v.safeParse(SentSchema, Object.fromEntries(form));
  if (!sent.success) throw data({ kind: 'bad-request' }, { status: 400 });
  try {
    return await change(context, request, sent.output, form);
  } catch (error) {
    if (!isServiceError(error) || error.status === 401 || error.status === 403) throw error;
    context.flash.put(rejectedFlash(error));
    return redirect(mediaPath(request));
  }
}

async function upload(context: MarqueeContext, request: Request): Promise<Response> {
  const uploaded = await uploadOriginal(context, request);
  const path = mediaPath(request);
  if ('problem' in uploaded) {
    context.flash.put(uploaded.problem);
    return redirect(path);
  }
  context.flash.put({ kind: 'success', key: 'edit:media_uploaded' });
  return redirect(`${path}#${pictureId(uploaded.id)}`);
}

async function change(
  context: MarqueeContext,
  request: Request,
  sent: Sent,
  form: URLSearchParams,
): Promise<Response> {
  const { content } = context.services;
  switch (sent.intent) {
    case 'change':
      await content.changePicture(sent.id, { name: sent.name, alt: altIn(form) });
      context.flash.put({ kind: 'success', key: 'edit:media_saved' });
      return redirect(`${mediaPath(request)}#${pictureId(sent.id)}`);
    case 'delete':
      await content.deletePicture(sent.id);
      context.flash.put({ kind: 'success', key: 'edit:media_deleted' });
      return redirect(mediaPath(request));
    case 'choose':
      return choose(context, request, sent);
  }
}

async function choose(
  context: MarqueeContext,
  request: Request,
  sent: Extract<Sent, { intent: 'choose' }>,
): Promise<Response> {
  const field = pictureFieldIn(new URL(request.url).searchParams);
  if (!field) throw data({ kind: 'bad-request' }, { status: 400 });
  const site = await requireSite(context);
  const { kind } = await choosePicture(context, field, { ...sent, language: site.defaultLanguage });
  context.flash.put(
    kind === 'saved' ? { kind: 'success', key: 'edit:saved' } : { kind: 'error', key: 'edit:clash' },
  );
  return redirect(formOf(field, inAddress(editLanguageOf(request, site), site)));
}

/** The fields `alt-en`, `alt-ar`, … */
function altIn(form: URLSearchParams): Record<string, string> {
  const words = [...form].filter(([name]) => name.startsWith('alt-'));
  return Object.fromEntries(words.map(([name, text]) => [name.slice('alt-'.length), text.trim()]));
}
