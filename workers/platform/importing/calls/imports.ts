import type { Handler } from '#workers/platform/call-context.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { filesOf, toImport } from './to-import.ts';

export const imports: Handler<'imports'> = async (context) => {
  requireRole(context, 'publish');
  const states = await filesOf(context).list(context.now);
  return { data: states.map((state) => toImport(state, context.now)) };
};
