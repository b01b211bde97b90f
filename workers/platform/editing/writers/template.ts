import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { templates } from '#workers/platform/storage/schema/presentation.ts';

type NewTemplate = typeof templates.$inferInsert;

export const templateWriter = tableWriter('template', {
  table: templates,
  id: 'id',
  toRow: (template) => ({
    name: template.name ?? null,
    isPublished: template.is_published,
    selectedTheme: (template.selected_theme as NewTemplate['selectedTheme']) ?? null,
    components: template.components as NewTemplate['components'],
    header: template.header ?? null,
    footer: template.footer ?? null,
    position: template.position,
  }),
  onWrite: (now) => ({ modifiedDate: now }),
  toValue: ({ name, isPublished, selectedTheme, components, header, footer, position }) => ({
    name,
    is_published: isPublished,
    selected_theme: selectedTheme,
    components,
    header,
    footer,
    position,
  }),
});
