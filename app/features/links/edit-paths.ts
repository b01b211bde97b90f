import { editUrls } from './edit-urls.ts';
import { pathsOf } from './paths.ts';

/** `editPaths.stage({ document: 'page:about' })` → `/edit/on/page%3Aabout`. */
export const editPaths = pathsOf(editUrls);
