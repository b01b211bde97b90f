import * as v from 'valibot';
import { maybeReadable } from '#app/contract/reading.ts';
import { panelEntries } from '#app/features/page-builder/parts/panel-data.ts';

export const DefaultBannerSchema = v.object({ ...panelEntries, position: maybeReadable(v.string()) });
