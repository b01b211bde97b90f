import { SITE_DOCUMENT } from '#app/contract/editing.ts';
import type { DocumentChanges, Finding } from '#app/contract/publishing.ts';
import { ownNameOf } from '#app/features/i18n/language-codes.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { controlId } from '#app/features/page-builder/edit/fields/form-context.ts';
import type { PlacedFinding } from '../checks/site-finding.ts';

export interface ShownFinding {
  level: Finding['level'];
  rule: Finding['rule'];
  /** In the platform's own words, which are English: the field and the limit. */
  detail: string | null;
  /** Each in itself, of a text that they lack. */
  languages: readonly { code: string; name: string }[];
  /** Where it can be mended. */
  href: string;
  /** What a button sends that mends it at once. */
  fix: string | null;
  /** Its block, where that is known. */
  place: { key: string; position: number } | null;
  /** Names of fields, and numbers of cards, from 1. */
  field: readonly (string | number)[];
}

/** One sentence with all the places that it is about. */
export interface FindingGroup extends Pick<ShownFinding, 'level' | 'rule'> {
  places: readonly ShownFinding[];
}

/** What stops comes first. */
export function groupFindings(findings: readonly ShownFinding[]): FindingGroup[] {
  const keys = [...new Set(findings.map(({ level, rule }) => `${level} ${rule}`))];
  const all = keys.flatMap((key): FindingGroup[] => {
    const places = findings.filter(({ level, rule }) => `${level} ${rule}` === key);
    const [first] = places;
    return first ? [{ level: first.level, rule: first.rule, places }] : [];
  });
  return [...all.filter(({ level }) => level === 'stop'), ...all.filter(({ level }) => level !== 'stop')];
}

/** Rules whose text is all there is to it. */
const IN_OUR_WORDS: ReadonlySet<Finding['rule']> = new Set([
  'changed_elsewhere',
  'changed_meanwhile',
  'picture_without_words',
  'block_empty',
  'heading_missing',
  'row_empty',
  'row_locked',
  'first_screen_moves',
  'role_gone',
  'language_missing',
]);

export function toShownFinding(
  finding: PlacedFinding,
  document: Pick<DocumentChanges, 'kind' | 'type'>,
): ShownFinding {
  const { rule, level, message, way = '', fix = null, place = null } = finding;
  const languages = rule === 'language_missing' ? message.split(', ') : [];
  // Of a fault, the platform names the field and the limit; of other rules, what it is about.
  const detail = way === '' || rule !== 'fault' ? message : `${way}: ${message}`;
  return {
    ...{ level, rule, fix, place, field: fieldOf(way) },
    detail: IN_OUR_WORDS.has(rule) ? null : detail,
    languages: languages.map((code) => ({ code, name: ownNameOf(code) })),
    href: hrefOf(finding, document),
  };
}

/** `data.slide_data.0.heading.$t.ar` is the heading of slide 1. */
function fieldOf(way: string): ShownFinding['field'] {
  const [top = '', ...inner] = way.split('.');
  const names = top === 'data' ? inner : [top, ...inner];
  const texts = names.indexOf('$t');
  return (texts === -1 ? names : names.slice(0, texts))
    .filter((name) => name !== '')
    .map((name) => (/^\d+$/.test(name) ? Number(name) + 1 : name))
    .filter((_, index, all) => typeof all[index + 1] !== 'number');
}

/** The very field of a form, where it has one: else the form, the page or its settings. */
function hrefOf(finding: PlacedFinding, { kind, type }: Pick<DocumentChanges, 'kind' | 'type'>): string {
  const { document, block, way, path, rule, message } = finding;
  // The first language that lacks the text.
  const language = rule === 'language_missing' ? message.split(', ')[0] : undefined;
  if (block !== undefined) {
    if (path === undefined) return editPaths.block({ document, block }, { in: language });
    // A link's first control is that of its type.
    const control = controlId(rule.startsWith('link_') ? `${path}/type` : path);
    // The form opens the card in which it is.
    const card = path.includes('/') ? path : undefined;
    return `${editPaths.block({ document, block }, { in: language, card })}#${encodeURIComponent(control)}`;
  }
  const [field, ...inner] = way?.split('.') ?? [];
  if (document === SITE_DOCUMENT) return siteHref(field);
  if (field !== undefined && kind !== 'home') {
    // A text's first segment is its language; rows of a form have controls of their own.
    const [first, ...others] = inner;
    const [written, rows] = field === 'content' ? [first, others] : [undefined, inner];
    const control = controlId([field, ...rows].join('/'));
    return `${editPaths.settings({ document }, { in: language ?? written })}#${encodeURIComponent(control)}`;
  }
  return kind === 'home' || type === 'CUSTOM'
    ? editPaths.stage({ document })
    : editPaths.settings({ document });
}

function siteHref(field = ''): string {
  if (field === 'home' || field === 'is_home_built') return editPaths.home();
  return /^c\d+$/.test(field) ? `${editPaths.theme()}#colour-${field}` : editPaths.theme();
}
