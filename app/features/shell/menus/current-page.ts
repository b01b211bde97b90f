/** For `aria-current`: whether a link leads to the page one is on, whatever the query of either says. */
export function currentPage(href: string, pathname: string): 'page' | undefined {
  return href.split('?', 1)[0] === pathname ? 'page' : undefined;
}
