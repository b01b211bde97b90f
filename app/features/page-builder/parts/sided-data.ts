import * as v from 'valibot';
import { aligned, flag, isLeft } from './data.ts';
import { type PanelData, panelEntries, toPanel } from './panel-data.ts';
import type { SidedView } from './sided-view.ts';

export const SidedSchema = v.object({ ...panelEntries, aligned, is_right_aligned: flag });

interface SidedData extends PanelData {
  aligned?: string | undefined;
  is_right_aligned?: boolean | undefined;
}

/** `aligned` names the picture's side, and is stronger than `is_right_aligned`. */
export function toSided(data: SidedData): SidedView | null {
  const panel = toPanel(data);
  const isAtStart = data.aligned === undefined ? !data.is_right_aligned : isLeft(data.aligned);
  return panel && { ...panel, side: isAtStart ? 'start' : 'end' };
}
