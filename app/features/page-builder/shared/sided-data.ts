import * as v from 'valibot';
import { aligned, flag, isLeft } from './data.ts';
import type { SidedView } from './panel.ts';
import { type PanelData, panelEntries, toPanel } from './panel-data.ts';

export const sidedEntries = { ...panelEntries, aligned, is_right_aligned: flag };
export const SidedSchema = v.object(sidedEntries);

interface SidedData extends PanelData {
  aligned?: string | undefined;
  is_right_aligned?: boolean | undefined;
}

export function toSided(data: SidedData): SidedView | null {
  const panel = toPanel(data);
  return panel && { ...panel, side: sideOf(data) };
}

/** `aligned` names the picture's side, and is stronger than `is_right_aligned`. */
export function sideOf({ aligned: side, is_right_aligned }: SidedData): SidedView['side'] {
  const isAtStart = side === undefined ? !is_right_aligned : isLeft(side);
  return isAtStart ? 'start' : 'end';
}
