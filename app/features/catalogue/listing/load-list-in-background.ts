// chunk: listing

import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { loadInBackground } from '#app/features/links/load-in-background.ts';

/** The clientLoader of a page whose loader's `list` is null where it could not be loaded. */
export function loadListInBackground({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return loadInBackground(
    request,
    () => serverLoader<{ list: unknown }>(),
    ({ list }) => list !== null,
  );
}
