import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { shouldRevalidate as ofPage } from '#app/features/shell/page-route.tsx';

/**
 * What the stage's scripts have is newer than what the site would answer: it is loaded anew for another document or
 * language, and after a form, which the stage's tools are as long as its scripts do not run.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formAction } = args;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return (!isSamePage || formAction !== undefined) && ofPage(args);
}
