import type { SubmissionResult } from '@conform-to/react';
import type { FetcherWithComponents } from '@remix-run/react';

/** What the forms of this folder get from their page or dialog. */
export interface AccountFormProps {
  /** The page to return to. */
  redirectTo: string;
  lastResult: SubmissionResult | null | undefined;
  /** In a dialog, which stays where it is. */
  fetcher?: FetcherWithComponents<unknown> | undefined;
}
