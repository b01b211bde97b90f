/** For `aria-current`: whether a link leads to the current page, regardless of either's query. */
export function currentPage(href: string, pathname: string): 'page' | undefined {
  return href.split('?', 1)[0] === pathname ? 'page' : undefined;
}
