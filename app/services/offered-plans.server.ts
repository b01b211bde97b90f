import type { Plan } from '#app/contract/payment.ts';
import type { ServiceClient } from './client.server.ts';
import { isServiceError } from './service-error.ts';

/**
 * The plans of another backend, as the site may offer them: a free trial only where one of its gateways begins trials.
 * Whatever else its `trial_days` are, nobody is promised them.
 */
export async function offeredPlans(client: Pick<ServiceClient, 'glance'>, plans: Plan[]): Promise<Plan[]> {
  if (!plans.some(({ trial_days }) => trial_days) || (await beginsTrials(client))) return plans;
  return plans.map((plan) => ({ ...plan, trial_days: undefined }));
}

async function beginsTrials(client: Pick<ServiceClient, 'glance'>): Promise<boolean> {
  try {
    const { data } = await client.glance('customerOrgs', {});
    return data.some(({ is_account_verified, trials }) => is_account_verified && trials);
  } catch (error) {
    if (isServiceError(error)) return false;
    throw error;
  }
}
