import { translator } from '#app/features/i18n/i18n-server.server.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { documentName } from '../documents/document-name.ts';
import type { BuiltHome } from './home-form.tsx';

/** The homes of blocks, and which one viewers have; null is the classic home. */
export async function loadHomes(
  context: MarqueeContext,
  { usesCustomTemplate }: Site,
): Promise<{ homes: BuiltHome[]; seen: string | null }> {
  const [documents, t] = await Promise.all([
    context.services.content.editedDocuments(),
    translator(context, 'edit'),
  ]);
  const listed = documents.filter(({ kind }) => kind === 'home');
  const homes = listed.map((document) => {
    const templateId = document.id.slice(document.id.indexOf(':') + 1);
    const name = documentName(t, document);
    return {
      ...{ document: document.id, templateId, isChanged: document.is_changed },
      name: listed.length > 1 ? t('home_named', { name, id: templateId }) : name,
    };
  });
  const inUse = listed.find(({ is_in_use }) => is_in_use)?.id;
  const used = homes.find(({ document }) => document === inUse);
  return { homes, seen: usesCustomTemplate ? (used?.templateId ?? null) : null };
}
