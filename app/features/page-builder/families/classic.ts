import { HomePage } from '#app/features/catalogue/home/home-page.tsx';
import { CLASSIC_HOME } from '../page-part.ts';

/** A home with a banner and rows: what it alone shows is not for the homes that are built. */
export const classic = { [CLASSIC_HOME]: HomePage };
