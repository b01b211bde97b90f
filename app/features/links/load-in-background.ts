/** Marks a page's data that is asked for beside the page: the next page of a list, a refresh. The server does not see it. */
const ASIDE = 'aside';

export function asideHref({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  params.set(ASIDE, 'true');
  return `${pathname}?${params}`;
}

/**
 * For the clientLoader of a page that asks for data beside itself. Such a request that fails gives null, which its
 * asker deals with; thrown on, the failure would replace the page by an error's screen.
 */
export async function loadAside<Data>(
  request: Request,
  load: () => Promise<Data>,
  /** Data with a hole in it is no better than none. */
  isWhole: (data: Data) => boolean = () => true,
): Promise<Data | null> {
  if (!new URL(request.url).searchParams.has(ASIDE)) return load();
  try {
    const data = await load();
    return isWhole(data) ? data : null;
  } catch {
    return null;
  }
}
