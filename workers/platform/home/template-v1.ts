import type { Handler } from '#workers/platform/call-context.ts';
import { lanesOfSwimlanes } from './lane-definition.ts';
import { readHome } from './read-home.ts';
import { toTemplateV1 } from './templates.ts';

export const templateV1: Handler<'templateV1'> = async (context) => {
  const { rows, lanes } = await readHome(context, 'template', ({ swimlanes }) => lanesOfSwimlanes(swimlanes));
  return { data: toTemplateV1(rows, lanes, context.localise) };
};
