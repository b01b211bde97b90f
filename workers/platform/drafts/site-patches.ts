import type { KindName } from '#app/contract/site/entity-kind.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import { isSame } from '#app/lib/edit-document/is-same.ts';
import { toStoredChrome } from './site-chrome.ts';
import { type SiteEntities, themeInUse, toThemeChoice } from './site-source.ts';

/** Fields of an entity that get other values; undefined ones go. */
export interface Patch {
  kind: Extract<KindName, 'site' | 'theme' | 'template'>;
  id: string;
  fields: Readonly<Record<string, unknown>>;
}

/**
 * What publishing the `site` document changes, and nothing else: a new header is no reason to write the theme. The
 * site keeps its theme, header and footer when another home is put in use.
 */
export function sitePatches(
  before: Data,
  after: Data,
  { theme, templates }: SiteEntities,
  /** The template that is to be in use, as it is. */
  home: Data,
): Patch[] {
  const isOther = (name: string) => !isSame(before[name], after[name]);
  const choice = toThemeChoice(after);
  const isOtherTheme = !isSame(toThemeChoice(before), choice);
  const account = (theme?.value ?? {}) as Data;
  // A classic home has the account's alone, which may be another one than that of the home before.
  const isClassic = after.is_home_built !== true;
  const isAccounts = isOtherTheme || (isClassic && !isSame(toChoice(themeInUse(account, {})), choice));
  const accountTheme: Data = isAccounts ? { ...choice } : account;
  const id = typeof after.home === 'string' ? after.home : null;
  const isOtherHome = isOther('home');
  return [
    ...(isOther('is_home_built') ? [patch('site', 'site', { is_home_built: after.is_home_built })] : []),
    ...(isAccounts ? [patch('theme', 'theme', { name: choice.name, colors: choice.colors })] : []),
    ...(isOtherHome
      ? [...templates.keys()]
          .filter((each) => each !== id)
          .map((each) => patch('template', each, { is_published: false }))
      : []),
    ...(id === null ? [] : [patch('template', id, { ...ofHome() })]),
  ];

  function ofHome(): Record<string, unknown> {
    const chromes = (['header', 'footer'] as const).filter(
      (name) => isOtherHome || !isSame(toStoredChrome(before, name), toStoredChrome(after, name)),
    );
    // Only a home that is built shows the template's theme; it needs one where viewers would get another.
    const seen = toChoice(themeInUse(accountTheme, home));
    const needsTheme = !isClassic && !isSame(seen, choice);
    return {
      ...(isOtherHome && { is_published: true }),
      ...(needsTheme && { selected_theme: choice }),
      ...Object.fromEntries(chromes.map((name) => [name, toStoredChrome(after, name)])),
    };
  }
}

const patch = (kind: Patch['kind'], id: string, fields: Patch['fields']): Patch => ({ kind, id, fields });

function toChoice(theme: ReturnType<typeof themeInUse>): Data {
  const { name, colors } = (theme ?? {}) as Data;
  return toThemeChoice({ ...(name !== undefined && { theme: name }), ...((colors ?? {}) as Data) });
}
