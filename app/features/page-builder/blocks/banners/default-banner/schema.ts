import * as v from 'valibot';
import { position } from '#app/features/page-builder/shared/data.ts';
import { panelEntries } from '#app/features/page-builder/shared/panel-data.ts';

export const DefaultBannerSchema = v.object({ ...panelEntries, position });
