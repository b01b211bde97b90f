import * as v from 'valibot';
import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { description, heading } from '#app/features/page-builder/shared/data.ts';
import type { GuestOffer } from './guest-offer-view.ts';
import { type GuestOfferWords, loadGuestOffer } from './load.server.ts';

const GuestOfferSchema = v.object({ heading, description });

/** For guests alone: what is on, from which price, and the way to the plans. */
export const guestOffer = defineBlock<v.InferOutput<typeof GuestOfferSchema>, GuestOfferWords, GuestOffer>({
  schema: GuestOfferSchema,
  // Without words of the owner's it has its own.
  toView: ({ heading, description }) => ({
    ...(heading && { heading }),
    ...(description && { text: description }),
  }),
  load: loadGuestOffer,
  images: [],
  texts: ['offers'],
  sample: () => ({
    heading: 'Everything we show, in one plan',
    description: 'Films, series and live evenings, on every screen you own.',
  }),
});
