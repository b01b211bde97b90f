import type { StudioKind } from '#app/contract/entity-calls.ts';
import { toLocalTime } from '#app/lib/wall-clock.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { toTypedAmount } from './amount.ts';
import { chosenIn } from './chosen-in.ts';
import type { DrawnField, DrawnRole, Named } from './drawn-field.ts';
import { type EntityField, isUsed } from './entity-field.ts';
import { type EntityValue, idsAt, valueAt } from './entity-value.ts';
import { type FormKind, groupsOf, PER_PERCENT } from './kind-forms.ts';
import { type SiteLanguages, toLanguageLines } from './language-lines.ts';
import { findNamed, loadByIds, loadNamed, type NamedByKind, namedKindOf } from './load-named.server.ts';

type Content = MarqueeContext['services']['content'];

/** Roles that every title can have people in; a title's own are shown beside them. */
const ROLES = ['director', 'cast'];

export interface Drawing {
  kind: FormKind;
  value: EntityValue;
  /** What was typed, in place of the value; null for a form that is opened. */
  sent: URLSearchParams | null;
  languages: readonly string[];
  /** Of the names of others. */
  language: string;
  timeZone: string;
  /** The brand's, of amounts that name none. */
  currency: string;
  /** In whose words others are looked for. */
  find?: { path: string; words: string } | null;
}

export interface DrawnGroup {
  name: string;
  isExtra: boolean;
  fields: readonly DrawnField[];
}

/** The form of an entity with what is in each of its controls. */
export async function drawEntity(content: Content, drawing: Drawing): Promise<DrawnGroup[]> {
  const named = await loadNamed(content, drawing.kind, drawing.language);
  return Promise.all(
    groupsOf(drawing.kind).map(async ({ name, fields, isExtra = false }) => {
      const used = fields.filter((field) => isUsed(field, drawing.value));
      const drawn = await Promise.all(used.map((field) => drawField(content, field, { drawing, named })));
      return { name, isExtra: isExtra && drawn.every(isEmpty), fields: drawn };
    }),
  );
}

interface Around {
  drawing: Drawing;
  named: NamedByKind;
}

async function drawField(content: Content, field: EntityField, around: Around): Promise<DrawnField> {
  const { drawing } = around;
  if (field.kind === 'people') return drawPeople(content, field, around);
  if (field.kind !== 'one' && field.kind !== 'many') return { field, values: valuesOf(field, drawing) };
  return { field, values: {}, ...(await drawNamed(content, field, around)) };
}

/** What a control that names others shows: the chosen ones first, then what there is, or what was found. */
async function drawNamed(
  content: Content,
  { path, of, type, isOrdered = false }: { path: string; of: StudioKind; type?: string; isOrdered?: boolean },
  { drawing, named }: Around,
) {
  const { value, sent, language, find } = drawing;
  const chosen = sent ? chosenIn(sent, path) : idsAt(value, path);
  const known = named.get(of);
  const [own, found] = await Promise.all([
    loadByIds(content, { kind: of, ids: chosen, known, language }),
    find?.path === path ? findNamed(content, { kind: of, words: find.words, language }) : [],
  ]);
  const isSearched = known?.isSearched ?? false;
  const others = (isSearched ? found : (known?.entities ?? [])).filter(
    (one) => type === undefined || one.type === type,
  );
  return { chosen, choices: distinct([...own, ...others]), isSearched, isOrdered };
}

function distinct(choices: readonly Named[]): Named[] {
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()];
}

async function drawPeople(content: Content, field: EntityField, around: Around): Promise<DrawnField> {
  const of = namedKindOf(field) ?? 'person';
  const people = valueAt(around.drawing.value, field.path);
  const roles = [...new Set([...ROLES, ...Object.keys((people as object | undefined) ?? {})])];
  const drawn = await Promise.all(
    roles.map(async (role): Promise<DrawnRole> => {
      const { chosen, choices, isSearched } = await drawNamed(
        content,
        { path: `${field.path}.${role}`, of },
        around,
      );
      return { role, chosen, choices, isSearched };
    }),
  );
  return { field, values: {}, roles: drawn };
}

function valuesOf(field: EntityField, drawing: Drawing): Record<string, string> {
  const { sent, languages } = drawing;
  const names =
    field.kind === 'texts' ? languages.map((language) => `${field.path}.${language}`) : [field.path];
  return Object.fromEntries(
    names.map((name) => [name, sent ? typedIn(field, name, sent) : shownOf(field, name, drawing)]),
  );
}

/** Of a switch the last one counts: its control is sent after the field that means off. */
const typedIn = (field: EntityField, name: string, sent: URLSearchParams) =>
  (field.kind === 'switch' ? sent.getAll(name).at(-1) : sent.get(name)) ?? '';

function shownOf(field: EntityField, name: string, drawing: Drawing): string {
  const { value, timeZone } = drawing;
  const currency = String(value.currency ?? drawing.currency);
  const stored = valueAt(value, name);
  if (field.kind === 'switch') return (stored ?? field.otherwise) === true ? 'on' : 'off';
  if (field.kind === 'choice') return typeof stored === 'string' ? stored : (field.options[0] ?? '');
  if (stored === undefined || stored === null) return '';
  if (field.kind === 'words') return (stored as string[]).join('\n');
  if (field.kind === 'languages') return toLanguageLines(stored as SiteLanguages);
  if (field.kind === 'reduction' && value.value_type === 'percentage')
    return String(Number(stored) / PER_PERCENT);
  if (field.kind === 'money' || field.kind === 'reduction') return toTypedAmount(Number(stored), currency);
  if (field.kind === 'number') return String(Number(stored) / (field.scale ?? 1));
  return field.kind === 'time' ? toLocalTime(String(stored), timeZone) : String(stored);
}

const isEmpty = ({ field, values, chosen = [], roles = [] }: DrawnField) =>
  chosen.length === 0 &&
  roles.every((role) => role.chosen.length === 0) &&
  (field.kind === 'switch'
    ? values[field.path] === (field.otherwise ? 'on' : 'off')
    : Object.values(values).every((text) => text === ''));
