import { toChosenTheme, toSlotReports } from '#app/domain/themes/slot-report.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import { type Found, warn } from './found.ts';

/** Colours of a brand's own that have to be moved to be readable: viewers get others. */
export function findInTheme(site: Data): Found[] {
  return toSlotReports(toChosenTheme(site)).flatMap(({ slot, chosen, shown, isOwn, isMoved }) =>
    isOwn && isMoved
      ? [
          warn(
            { way: slot, rule: 'colour_moved', fix: { kind: 'field', name: slot, value: shown } },
            `${chosen} → ${shown}`,
          ),
        ]
      : [],
  );
}
