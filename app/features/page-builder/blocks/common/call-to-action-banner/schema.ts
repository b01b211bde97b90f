import * as v from 'valibot';
import { words } from '#app/features/page-builder/shared/data.ts';
import { panelEntries } from '#app/features/page-builder/shared/panel-data.ts';

const MAX_PLACEHOLDER_CHARS = 120;

export const CallToActionBannerSchema = v.object({
  ...panelEntries,
  input_placeholder: words(MAX_PLACEHOLDER_CHARS),
});
