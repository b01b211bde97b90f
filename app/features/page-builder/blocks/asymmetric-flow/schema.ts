import * as v from 'valibot';
import { maybeReadable } from '#app/contract/reading.ts';
import { itemEntries, listEntries, panelEntries } from '#app/features/page-builder/parts/panel-data.ts';

const CardSchema = v.object({ ...itemEntries, size: maybeReadable(v.string()) });

export const AsymmetricFlowSchema = v.object({ ...panelEntries, ...listEntries(CardSchema) });
export type AsymmetricFlowData = v.InferOutput<typeof AsymmetricFlowSchema>;
