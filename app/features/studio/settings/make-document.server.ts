import { data, redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import type { EditedDocumentWire } from '#app/contract/editing.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { toEditDocument } from '../edit-document.server.ts';
import { CommandIdField } from '../sent-fields.ts';
import { makeForm } from './new-form.server.ts';
import { makePage, type NewPage } from './new-page.server.ts';
import type { PageType } from './settings-field.ts';

/** What can be made here; home pages are made where one is chosen. */
const KINDS = ['page', 'form'] as const;
export type NewKind = (typeof KINDS)[number];

/** A page or form, which can be copied. */
const FromField = v.pipe(v.string(), v.maxLength(200), v.regex(/^(?:page|form):./));

const SentSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  command_id: CommandIdField,
  kind: v.optional(v.picklist(KINDS), 'page'),
  from: v.optional(FromField),
  title: v.string(),
  page_url: v.optional(v.string(), ''),
  type: v.optional(v.picklist(['CUSTOM', 'STATIC']), 'CUSTOM'),
});

interface Source {
  kind: NewKind;
  type: PageType;
  /** As it is now, published or not. */
  draft: EditedDocumentWire;
}

type Content = MarqueeContext['services']['content'];

/** What `?kind=form` or `?from=page:about` is about; a copy is of the kind and type that its source is. */
export async function readNewDocument(content: Content, params: URLSearchParams) {
  const from = v.safeParse(FromField, params.get('from'));
  const source = from.success ? await loadSource(content, from.output) : null;
  const kind = source?.kind ?? KINDS.find((each) => each === params.get('kind')) ?? 'page';
  return { kind, source };
}

async function loadSource(content: Content, id: string): Promise<Source> {
  const draft = await content.editedDocument(id);
  return { kind: draft.kind === 'form' ? 'form' : 'page', type: draft.type ?? 'CUSTOM', draft };
}

/** Makes what the form of a new page or form has sent, or answers what is wrong with it. */
export async function makeDocument(content: Content, site: Site, form: URLSearchParams) {
  const read = v.safeParse(SentSchema, Object.fromEntries(form));
  if (!read.success) throw data({ kind: 'bad-request' }, { status: 400 });
  const { id, command_id, title, page_url, from, ...sent } = read.output;
  const source = from ? await loadSource(content, from) : null;
  const kind = source?.kind ?? sent.kind;
  const page: NewPage = { title, address: page_url, type: source?.type ?? sent.type };
  const document = `${kind}:${id}`;
  const making = { document, command_id, source: source && toEditDocument(source.draft) };
  const outcome =
    kind === 'form'
      ? await makeForm(content, { ...making, made: { title, language: site.defaultLanguage } })
      : await makePage(content, { ...making, made: page });
  if (outcome.kind === 'made') {
    const here = kind === 'page' && page.type === 'CUSTOM' ? editPaths.stage : editPaths.settings;
    return redirect(here({ document }));
  }
  const { faults, address, message } = outcome;
  return data({ faults, message, page: { ...page, address }, key: command_id }, { status: 400 });
}
