import type { Locator } from '@playwright/test';

/** The site's search field: a combobox once it has had the focus and scripts run, and until then a search box. */
export function searchField(scope: Locator): Locator {
  return scope.getByRole('searchbox').or(scope.getByRole('combobox'));
}
