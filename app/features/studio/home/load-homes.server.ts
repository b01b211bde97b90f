import { SITE_DOCUMENT } from '#app/contract/editing.ts';
import { MAX_HOMES } from '#app/contract/site/template.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { documentName } from '../documents/document-name.ts';
import { momentWriter } from '../moment-text.server.ts';
import type { BuiltHome } from './home-form.tsx';
import { builtChoice } from './read-home.ts';

/** The homes of blocks, which one viewers have (null is the classic home), and when that is to change. */
export async function loadHomes(context: MarqueeContext, site: Site, choice: string) {
  const { content } = context.services;
  const [documents, scheduled, t, momentText] = await Promise.all([
    content.editedDocuments(),
    content.scheduledPublishes(),
    translator(context, 'edit'),
    momentWriter(context, site),
  ]);
  const listed = documents.filter(({ kind }) => kind === 'home');
  const inUse = listed.find(({ is_in_use }) => is_in_use)?.id;
  const homes = listed.map((document): BuiltHome => {
    const templateId = document.id.slice(document.id.indexOf(':') + 1);
    const name = documentName(t, document);
    return {
      ...{ document: document.id, templateId, isChanged: document.is_changed },
      name: listed.length > 1 && document.title === '' ? t('home_named', { name, id: templateId }) : name,
      // The platform looks as well whether something with a time needs it.
      canBeDeleted: document.id !== inUse && builtChoice(templateId) !== choice,
    };
  });
  const used = homes.find(({ document }) => document === inUse);
  const chosen = homes.find(({ templateId }) => builtChoice(templateId) === choice);
  return {
    ...{ homes, most: MAX_HOMES, seen: site.usesCustomTemplate ? (used?.templateId ?? null) : null },
    /** A home that viewers never had is published with the choice of it. */
    publishHref: editPaths.publish({}, { document: chosen?.isChanged ? null : SITE_DOCUMENT }),
    times: scheduled
      .filter(({ state, documents: planned }) => state === 'waiting' && planned.includes(SITE_DOCUMENT))
      .map(({ _id, time }) => ({ id: _id, time: momentText(time) })),
  };
}
