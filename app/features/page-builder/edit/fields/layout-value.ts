import type { BlockTime } from '#app/contract/block-times.ts';
import { LAYOUT_STYLES } from '#app/contract/site/block-shapes.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import { type SentForm, sentText } from './sent-form.ts';

/** A position of a block's layout, as a form draws it; no style is the block's own. */
export interface LayoutField {
  /** The name of its control. */
  path: string;
  position: string;
  styles: readonly string[];
  chosen: string;
}

/** A time of a block, as a form draws it. */
export interface TimeField {
  path: string;
  name: BlockTime;
  /** As `datetime-local` has it; empty is no time. */
  local: string;
  timeZone: string;
}

/** No name of a field, which has none of these signs. */
export const layoutPath = (position: string) => `config:${position}`;

export function toLayoutFields(config: Data | undefined): readonly LayoutField[] {
  return Object.entries(LAYOUT_STYLES).map(([position, styles]) => {
    const chosen = config?.[position];
    return {
      ...{ path: layoutPath(position), position, styles },
      chosen: typeof chosen === 'string' && styles.includes(chosen) ? chosen : '',
    };
  });
}

/** The layout that a form has sent; what it does not show stays. */
export function readLayout(config: Data | undefined, sent: SentForm): Data | undefined {
  const changes = toLayoutFields(config).flatMap(({ path, position, chosen }) => {
    const style = sentText(sent, path);
    return style === null || style === chosen ? [] : [[position, style] as const];
  });
  if (changes.length === 0) return config;
  const styles = Object.entries({ ...config, ...Object.fromEntries(changes) }).filter(
    ([, style]) => style !== '',
  );
  return styles.length === 0 ? undefined : Object.fromEntries(styles);
}
