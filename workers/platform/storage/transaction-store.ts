import type { AccountScope } from './account-scope.ts';
import { transactionChecks } from './transaction-checks.ts';
import { transactionFailures } from './transaction-failures.ts';
import { transactionOrders } from './transaction-orders.ts';
import { transactionQueries } from './transaction-queries.ts';

/** Payments until they are captured (capture-store.ts). Each change of state is one conditional UPDATE. */
export function transactionStore(scope: AccountScope) {
  return {
    ...transactionQueries(scope),
    ...transactionOrders(scope),
    ...transactionFailures(scope),
    ...transactionChecks(scope),
  };
}
