import type { AccountScope } from './account-scope.ts';
import { playerReports } from './player-reports.ts';
import { titleDayQueries } from './title-days.ts';

export function analyticsStore(scope: AccountScope) {
  return { ...playerReports(scope), ...titleDayQueries(scope) };
}
