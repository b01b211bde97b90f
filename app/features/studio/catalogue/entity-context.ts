import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntityFault } from './drawn-field.ts';
import { type EntityField, wordsOf } from './entity-field.ts';

interface EntityContextValue {
  faults: readonly EntityFault[];
  /** By its code. */
  languages: readonly { code: string; name: string }[];
  /** The pictures that there are, by their keys. */
  pictures: readonly { key: string; name: string }[];
  find: { path: string; words: string } | null;
}

export const EntityContext = createContext<EntityContextValue>({
  ...{ faults: [], languages: [], pictures: [], find: null },
});

/** What is wrong with a control, in words. */
export function useEntityFault(path: string): string | undefined {
  const { faults } = useContext(EntityContext);
  const toWords = useFaultWords();
  const fault = faults.find((each) => each.path === path);
  return fault && toWords(fault);
}

export function useFaultWords() {
  const { t } = useTranslation('studio');
  return ({ rule, limit, words }: EntityFault): string =>
    rule ? t(`fault_${rule}`, { limit: limit ?? 0 }) : (words ?? '');
}

/** Fields with a line of help below their name. */
const EXPLAINED = new Set([
  ...['video_type', 'stream_link', 'trailer', 'duration_seconds', 'is_restricted', 'plans', 'ppv_plans'],
  ...['position', 'currency', 'duration_days', 'tax_rate', 'trial_days', 'is_ppv', 'publish_time'],
  ...['original_language', 'age', 'thumbnail', 'poster', 'preview', 'parent', 'serial_no'],
  ...['items', 'code', 'value', 'max_value_minor', 'is_listed', 'usage_limit', 'starts_time', 'ends_time'],
  ...['logos_on_dark', 'logos_on_light', 'languages', 'default_language', 'modules_rating', 'image', 'url'],
  ...['slow_mode_seconds', 'blocked_words', 'kind', 'filters_content_ids', 'voucher_plans'],
]);

/** The name of a field, and what helps with it. */
export function useFieldWords(field: EntityField): { label: string; help: string | undefined } {
  const { t } = useTranslation('studio');
  const key = wordsOf(field);
  return { label: t(`field_${key}`), help: EXPLAINED.has(key) ? t(`help_${key}`) : undefined };
}
