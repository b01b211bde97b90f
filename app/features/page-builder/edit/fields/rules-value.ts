import { type Data, isList, isObject, type Json } from '#app/lib/edit-document/document.ts';
import { isSame } from '#app/lib/edit-document/is-same.ts';
import { inOneLine, type SentForm, sentText, withPlainLineEnds } from './sent-form.ts';

export const RULE_TYPES = ['system_defined', 'custom_defined'] as const;

/** What titles are found by, as its controls have it. */
export interface RuleValue {
  type: string;
  /** Category, genre, or a field of the brand's own. */
  name: string;
  id: string;
  /** One a line. */
  values: string;
}

export const toRuleValues = (rules: Json | undefined): readonly RuleValue[] =>
  isList(rules) ? rules.map(toRuleValue) : [];

function toRuleValue(rule: Json): RuleValue {
  const { type, name, id, value }: Data = isObject(rule) ? rule : {};
  const values = isList(value) ? value : [value];
  return {
    type: typeof type === 'string' ? type : '',
    name: inOneLine(name),
    id: inOneLine(id),
    values: values.filter((each) => typeof each === 'string').join('\n'),
  };
}

/** Rows without a name are left out; a row that has not been changed stays what it is. */
export function readRules(rules: Json | undefined, path: string, sent: SentForm): Json | undefined {
  const known = isList(rules) ? rules : [];
  const rows: Json[] = [];
  let hasChanged = false;
  for (let index = 0; ; index++) {
    const wanted = readRow(`${path}/${index}`, sent);
    if (!wanted) break;
    const rule = known[index];
    const isUnchanged = rule !== undefined && isSame({ ...wanted }, plainLines(toRuleValue(rule)));
    hasChanged ||= rule === undefined ? wanted.name !== '' : !isUnchanged;
    if (isUnchanged) rows.push(rule);
    else if (wanted.name !== '') rows.push(toRule(isObject(rule) ? rule : {}, wanted));
  }
  if (!hasChanged) return rules;
  // Rows that the form does not have were not seen by the editor.
  return [...rows, ...known.slice(countOfRows(path, sent))];
}

function readRow(path: string, sent: SentForm): RuleValue | null {
  const name = sentText(sent, `${path}/name`);
  if (name === null) return null;
  const text = (field: string) => sentText(sent, `${path}/${field}`) ?? '';
  return { type: text('type'), name, id: text('id'), values: text('values') };
}

function countOfRows(path: string, sent: SentForm): number {
  let count = 0;
  while (sentText(sent, `${path}/${count}/name`) !== null) count++;
  return count;
}

const plainLines = (rule: RuleValue) => ({ ...rule, values: withPlainLineEnds(rule.values) });

function toRule({ id: _, value: __, ...rule }: Data, { type, name, id, values }: RuleValue): Data {
  const lines = values.split('\n').flatMap((line) => line.trim() || []);
  const value = lines.length > 1 ? lines : lines[0];
  return { ...rule, type, name, ...(id !== '' && { id }), ...(value !== undefined && { value }) };
}
