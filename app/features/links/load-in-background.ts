/**
 * Marks a background request for a page's data: the next page of a list, a refresh. The server does not see
 * it.
 */
const BACKGROUND_PARAM = 'aside';

export function backgroundHref({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  params.set(BACKGROUND_PARAM, 'true');
  return `${pathname}?${params}`;
}

/**
 * For the clientLoader of a page that fetches data in the background. Such a request that fails gives null,
 * which its caller handles; thrown on, the error would replace the page by an error screen.
 */
export async function loadInBackground<Data>(
  request: Request,
  load: () => Promise<Data>,
  /** Data with a hole in it is no better than none. */
  isComplete: (data: Data) => boolean = () => true,
): Promise<Data | null> {
  if (!new URL(request.url).searchParams.has(BACKGROUND_PARAM)) return load();
  try {
    const data = await load();
    return isComplete(data) ? data : null;
  } catch {
    return null;
  }
}
