import { beforeAll, beforeEach } from 'vitest';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';
import { atGateway, makePayer, type Payer } from './payer.ts';

export let site: TestSite;
export let gateway: ReturnType<typeof atGateway>;
export let payer: Payer;

/** One site a file, a new payer a test, and gateways without faults. */
export function openPayersSite(): void {
  beforeAll(async () => {
    site = await startSeededSite();
    gateway = atGateway(site);
  });

  beforeEach(async () => {
    payer = await makePayer(site);
    await gateway.behave({});
  });
}
