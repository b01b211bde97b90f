import type { Handler } from '#workers/platform/call-context.ts';
import { toTemplateV2 } from './templates.ts';

export const templateV2: Handler<'templateV2'> = async ({ store, localise }) => {
  const templates = await store.site.templates();
  return { data: templates.map((template) => toTemplateV2(template, localise)) };
};
