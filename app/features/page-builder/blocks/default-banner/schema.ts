import * as v from 'valibot';
import { position } from '#app/features/page-builder/parts/data.ts';
import { panelEntries } from '#app/features/page-builder/parts/panel-data.ts';

export const DefaultBannerSchema = v.object({ ...panelEntries, position });
