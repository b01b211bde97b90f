/** The languages of a brand, in the order in which viewers choose from them. */
export type SiteLanguages = readonly { code: string; name: string }[];

/** One a line: `fr Français`. */
export const toLanguageLines = (languages: SiteLanguages) =>
  languages.map(({ code, name }) => `${code} ${name}`).join('\n');

/** Null where a line has no name, or there is none at all. */
export function readLanguageLines(typed: string): SiteLanguages | null {
  const lines = toLines(typed);
  const languages = lines.flatMap((line) => {
    const [, code = '', name = ''] = /^(\S+)\s+(.+)$/.exec(line) ?? [];
    return code === '' ? [] : [{ code, name }];
  });
  return lines.length > 0 && languages.length === lines.length ? languages : null;
}

/** What is typed one a line, without blank ones. */
export const toLines = (typed: string) =>
  typed
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
