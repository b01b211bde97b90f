import { data, redirect } from '@remix-run/cloudflare';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { type DrawnGroup, drawEntity } from './draw-entity.server.ts';
import type { EntityFault } from './drawn-field.ts';
import { isSingleKind } from './kind-forms.ts';
import { loadCurrency } from './load-currency.server.ts';
import type { KindPage } from './load-for-catalogue.server.ts';
import { deleteEntity, saveEntity } from './save-entity.server.ts';

/** Of texts up to their limits in several languages. */
const MAX_FORM_BYTES = 1024 * 1024;
const MAX_WORDS = 200;

/** A form with all that was typed, and what keeps it from being saved. */
export interface TypedEntity {
  groups: readonly DrawnGroup[];
  id: string;
  digest: string;
  faults: readonly EntityFault[];
  find: { path: string; words: string } | null;
  /** Fields that somebody else changed meanwhile. */
  clash: readonly string[] | null;
  /** Null for an outage, undefined where faults name it. */
  message?: string | null;
}

/** Saves or deletes an entity, or draws its form again: with what is wrong, or with what was looked for. */
export async function actOnEntity(
  context: MarqueeContext,
  request: Request,
  { kind, id, languages, site }: KindPage & { id: string | null },
) {
  const { content } = context.services;
  const sent = await readForm(request, MAX_FORM_BYTES);
  const intent = sent.get('intent') ?? 'save';
  const own = languages.map(({ code }) => code);
  const { timeZone } = context;
  const draw = async (find: TypedEntity['find'] = null) => {
    // What is stored decides which fields there are; what is in them was sent.
    const [stored] = id === null ? [] : await content.namedEntities(kind, [id]);
    return drawEntity(content, {
      ...{ kind, value: stored?.value ?? {}, sent, languages: own, language: site.defaultLanguage },
      ...{ timeZone, currency: '', find },
    });
  };
  const typed = { id: sent.get('id') ?? '', digest: sent.get('digest') ?? '', faults: [], clash: null };
  if (intent.startsWith('find:')) {
    const path = intent.slice('find:'.length);
    const find = { path, words: (sent.get(`find.${path}`) ?? '').slice(0, MAX_WORDS) };
    const found: TypedEntity = { ...typed, groups: await draw(find), find };
    return data(found);
  }
  if (intent === 'delete' && id !== null && !isSingleKind(kind)) {
    const rejected = await deleteEntity(content, kind, id);
    if (rejected) {
      context.flash.put({ kind: 'error', key: 'studio:not_deleted' });
      throw redirect(editPaths.entity({ kind, id }));
    }
    context.flash.put({ kind: 'success', key: 'studio:deleted' });
    throw redirect(editPaths.entities({ kind }));
  }
  const saved = await saveEntity(content, {
    ...{ kind, id, sent, languages: own, timeZone },
    currency: await loadCurrency(content, kind),
  });
  if ('id' in saved) {
    context.flash.put({ kind: 'success', key: 'studio:saved' });
    throw redirect(editPaths.entity({ kind, id: saved.id }));
  }
  const { faults, clash, message } = saved;
  const unsaved: TypedEntity = {
    ...{ ...typed, groups: await draw(), find: null, faults, clash: clash?.fields ?? null },
    digest: clash ? (clash.digest ?? '') : typed.digest,
    ...(message !== undefined && { message }),
  };
  return data(unsaved, { status: clash ? 409 : 422 });
}
