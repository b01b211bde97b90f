import { writeCsvFile } from '#cli/catalogue/csv/write-csv.ts';
import type { ImportReport } from '#workers/platform/importing/writing/report.ts';

export async function writeReport(report: ImportReport, file: string): Promise<void> {
  function* rows() {
    yield ['line', 'title', 'id', 'done', 'why'];
    for (const { line, title, id, outcome, why } of report.entries())
      yield [String(line), title, id, outcome, why];
  }
  await writeCsvFile(file, rows());
}
