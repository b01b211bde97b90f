import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

const FIRST_FAILURE = 400;

/**
 * The `shouldRevalidate` of every page. What was refused, or could not even be sent, has changed nothing: the page below a
 * dialog's form stays as it is, where loading it anew without a connection would put an error in its place. Remix's single
 * fetch leaves a page alone only if the page itself says so, whatever the router has concluded from the status.
 */
export function reloadUnlessRefused({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const hasFailed = actionStatus !== undefined && actionStatus >= FIRST_FAILURE;
  return hasFailed ? false : defaultShouldRevalidate;
}
