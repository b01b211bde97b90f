import * as v from 'valibot';
import { size } from '#app/features/page-builder/shared/data.ts';
import { itemEntries, listEntries, panelEntries } from '#app/features/page-builder/shared/panel-data.ts';

const CardSchema = v.object({ ...itemEntries, size });

export const AsymmetricFlowSchema = v.object({ ...panelEntries, ...listEntries(CardSchema) });
export type AsymmetricFlowData = v.InferOutput<typeof AsymmetricFlowSchema>;
