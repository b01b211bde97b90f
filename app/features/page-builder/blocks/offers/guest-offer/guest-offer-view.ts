/** What the block has beside its owner's words. */
export type GuestOffer =
  /** The viewer is a member, or nothing is for sale. */
  | { isShown: false }
  | {
      isShown: true;
      /** The lowest one, "$7.99", and whether tax is added to it. */
      price: string;
      hasTaxOnTop: boolean;
      /** Free days of one of the plans; null for none. */
      trialDays: number | null;
      /** What is on, the latest first. */
      titles: readonly { name: string; href: string }[];
    };
