import type { Command } from '#app/lib/edit-document/command.ts';
import type { Data } from '#app/lib/edit-document/document.ts';

/** The choice of the home without blocks; homes have ids. */
export const CLASSIC = 'classic';
const BUILT = 'built:';

/** Where on the page of homes a new one is made. */
export const NEW_HOME = 'new-home';

export const homeDocument = (templateId: string) => `home:${templateId}`;

export const builtChoice = (templateId: string) => BUILT + templateId;

/** Which home viewers have: the classic one, or one that is built. */
export function homeChoiceOf(fields: Data): string {
  return fields.is_home_built === true && typeof fields.home === 'string'
    ? builtChoice(fields.home)
    : CLASSIC;
}

/** Commands that make a choice of it; the classic home leaves the built one chosen for another day. */
export function readHome(fields: Data, choice: string): Command[] {
  const isBuilt = choice.startsWith(BUILT);
  if (!isBuilt && choice !== CLASSIC) return [];
  const id = choice.slice(BUILT.length);
  return [
    ...(isBuilt && id !== fields.home ? [{ kind: 'field' as const, name: 'home', value: id }] : []),
    ...(isBuilt === (fields.is_home_built === true)
      ? []
      : [{ kind: 'field' as const, name: 'is_home_built', value: isBuilt }]),
  ];
}
