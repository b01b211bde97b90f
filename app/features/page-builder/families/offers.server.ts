import { callToActionBanner } from '../blocks/call-to-action-banner/definition.server.ts';
import { narrowAdmonition } from '../blocks/narrow-admonition/definition.server.ts';
import { promoStrip } from '../blocks/promo-strip/definition.server.ts';
import { promotionalLead } from '../blocks/promotional-lead/definition.server.ts';
import type { FamilyDefinitions } from '../family.ts';

export const offerDefinitions: FamilyDefinitions<'offers'> = {
  promotionalLead,
  promoStrip,
  callToActionBanner,
  narrowAdmonition,
};
