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

/**
 * Whether somebody has chosen another home since: the two fields of a choice are one to owners, and merged they would
 * be a third one.
 */
export function isOtherHome(choice: string, { seen, now }: { seen: Data; now: Data }): boolean {
  const [before, theirs] = [homeChoiceOf(seen), homeChoiceOf(now)];
  return theirs !== before && theirs !== choice && choice !== before;
}
