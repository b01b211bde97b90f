import * as v from 'valibot';
import { GroupSchema } from '#app/features/page-builder/shared/panel-data.ts';
import { sidedEntries } from '#app/features/page-builder/shared/sided-data.ts';

export const WedgedInfoSchema = v.object({ ...GroupSchema.entries, ...sidedEntries });
