/**
 * Backends write a page's address with and without slashes, or under its route. Empty where it names no page.
 */
export function staticPageSlug(pageUrl: string): string {
  return pageUrl.replace(/^\/*(?:static\/+)?|\/+$/g, '').toLowerCase();
}
