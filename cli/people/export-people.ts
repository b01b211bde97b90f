import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { ViewerRowSchema } from '#app/contract/site/viewers.ts';
import { callOver } from '#cli/admin/admin-call.ts';
import { toCsvLine } from '#cli/catalogue/csv/write-csv.ts';
import type { OpenBrand } from '#cli/catalogue/open-brand.ts';
import { CommandError, type Print } from '#cli/local/run-command.ts';
import { BYTE_ORDER_MARK } from '#workers/platform/forms/csv.ts';

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
  async function* lines() {
    yield BYTE_ORDER_MARK + toCsvLine(HEADER);
    for (let after: string | null = ''; after !== null; ) {
      const path: string = `/admin/v1/accounts/${encodeURIComponent(accountId)}/people?after=${encodeURIComponent(after)}`;
      const { viewers, next }: v.InferOutput<typeof PageSchema>['data'] = v.parse(
        PageSchema,
        await call('GET', path),
      ).data;
      for (const { name, email_id, plan, paid_until, gateway_customer, payment_method } of viewers) {
        count++;
        yield toCsvLine([
          name,
          email_id,
          plan ?? '',
          paid_until ?? '',
          gateway_customer ?? '',
          payment_method ?? '',
        ]);
      }
      after = next;
    }
  }
  // People's addresses: for who made the file alone.
  await pipeline(Readable.from(lines()), createWriteStream(`${file}.part`, { mode: 0o600 })).catch(
    (error: unknown) => {
      if (error instanceof CommandError) throw error;
      throw new CommandError(
        `${file} cannot be written: ${error instanceof Error ? error.message : String(error)}.`,
      );
    },
  );
  await rename(`${file}.part`, file);
  print(`${count} lines are in ${file}, one for each viewer and plan.`);
}
