import { BLOCK_TIMES } from '#app/contract/block-times.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import { momentAt, toLocalTime, toTimeZone } from '#app/lib/wall-clock.server.ts';
import { layoutPath, type TimeField } from './layout-value.ts';
import { type SentForm, sentText } from './sent-form.ts';

export function toTimeFields(config: Data | undefined, timeZone: string): readonly TimeField[] {
  return BLOCK_TIMES.map((name) => {
    const moment = config?.[name];
    return {
      ...{ path: layoutPath(name), name, timeZone },
      local: typeof moment === 'string' ? toLocalTime(moment, timeZone) : '',
    };
  });
}

/** The times that a form has sent, in the zone that it was drawn in. */
export function readTimes(config: Data | undefined, sent: SentForm): Data | undefined {
  const timeZone = toTimeZone(sentText(sent, layoutPath('zone'))) ?? 'UTC';
  const changes = toTimeFields(config, timeZone).flatMap(({ path, name, local }) => {
    const typed = sentText(sent, path);
    if (typed === null || typed === local) return [];
    // What is no time is for the platform's check to name.
    return [[name, momentAt(typed, timeZone)?.toISOString() ?? typed] as const];
  });
  if (changes.length === 0) return config;
  const filled = Object.entries({ ...config, ...Object.fromEntries(changes) }).filter(
    ([, value]) => value !== '',
  );
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}
