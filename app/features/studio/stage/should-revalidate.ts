import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { shouldRevalidate as ofPage } from '#app/features/shell/page-route.tsx';

/**
 * What the stage's scripts have is newer than what the site would answer: it is loaded anew for another document or
 * language, and after a form of its own, which is sent without scripts alone.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formAction } = args;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  const isOwnForm = formAction !== undefined && formAction.split('?')[0] === currentUrl.pathname;
  return (!isSamePage || isOwnForm) && ofPage(args);
}
