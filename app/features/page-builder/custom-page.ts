import type { CmsPage } from '#app/contract/pages.ts';
import type { Component } from '#app/contract/template.ts';

export interface CustomPage {
  /** As links spell it. */
  pageUrl: string;
  /** May be empty. */
  title: string;
  components: readonly Component[];
}

/** The page built from blocks at `/custom/{pageURL}`; null where nobody made one. */
export function customPageAt(pages: readonly CmsPage[], wanted: string): CustomPage | null {
  const slug = customPageSlug(wanted);
  if (slug === '') return null;
  const page = pages.find((each) => each.type === 'CUSTOM' && customPageSlug(each.page_url) === slug);
  if (page?.type !== 'CUSTOM') return null;
  return { pageUrl: slug, title: page.title ?? '', components: page.components };
}

/**
 * Backends write a page's address with and without slashes, or under its route. Empty where it names no page.
 */
export function customPageSlug(pageUrl: string): string {
  return pageUrl.replace(/^\/*(?:custom\/+)?|\/+$/g, '').toLowerCase();
}
