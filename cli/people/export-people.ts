import * as v from 'valibot';
import { ViewerRowSchema } from '#app/contract/site/viewers.ts';
import { callOver } from '#cli/admin/admin-call.ts';
import { writeCsvFile } from '#cli/catalogue/csv/write-csv.ts';
import type { OpenBrand } from '#cli/catalogue/open-brand.ts';
import type { Print } from '#cli/local/run-command.ts';
import { toCsvLine } from '#workers/platform/importing/csv/csv-line.ts';

const PageSchema = v.object({
  data: v.object({ viewers: v.array(ViewerRowSchema), next: v.nullable(v.string()) }),
});
const HEADER = ['name', 'address', 'plan', 'paid_until', 'gateway_customer', 'payment_method'];

/** All viewers of a brand as a CSV that import reads again. */
export async function exportPeople(
  { request, accountId }: Pick<OpenBrand, 'request' | 'accountId'>,
  file: string,
  print: Print,
): Promise<void> {
  const call = callOver(request);
  let count = 0;
  async function* rows() {
    yield HEADER;
    for (let after: string | null = ''; after !== null; ) {
      const path: string = `/admin/v1/accounts/${encodeURIComponent(accountId)}/people?after=${encodeURIComponent(after)}`;
      const { viewers, next }: v.InferOutput<typeof PageSchema>['data'] = v.parse(
        PageSchema,
        await call('GET', path),
      ).data;
      for (const { name, email_id, plan, paid_until, gateway_customer, payment_method } of viewers) {
        count++;
        yield [name, email_id, plan ?? '', paid_until ?? '', gateway_customer ?? '', payment_method ?? ''];
      }
      after = next;
    }
  }
  // People's addresses: for who made the file alone.
  await writeCsvFile(file, rows(), { toLine: toCsvLine, mode: 0o600 });
  print(`${count} lines are in ${file}, one for each viewer and plan.`);
}
