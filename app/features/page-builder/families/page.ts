import { BlockPage } from '../block-page.tsx';
import { PAGE_PART } from '../page-part.ts';

/** What blocks stand on: no part of pages that have none. */
export const page = { [PAGE_PART]: BlockPage };
