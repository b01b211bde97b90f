import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

const FIRST_FAILURE = 400;

/**
 * The `shouldRevalidate` of every page. What was rejected, or could not be sent, has changed nothing: the
 * page below a dialog's form stays as it is, where revalidating without a connection would replace it by an
 * error. Remix's single fetch leaves a page alone only if the page's own `shouldRevalidate` returns false,
 * whatever the action's status.
 */
export function reloadUnlessRefused({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const hasFailed = actionStatus !== undefined && actionStatus >= FIRST_FAILURE;
  return hasFailed ? false : defaultShouldRevalidate;
}
