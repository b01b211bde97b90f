import { HELP, readArguments } from './catalogue/arguments.ts';
import { exportCatalogue } from './catalogue/export/export-catalogue.ts';
import { importCatalogue } from './catalogue/import-catalogue.ts';
import { openBrand } from './catalogue/open-brand.ts';
import { printLine, runCommand } from './local/run-command.ts';

const LEFT_OUT = 2;

/** `npm run catalogue`: titles from elsewhere, and out again. */
async function catalogue() {
  const options = readArguments();
  const brand = await openBrand(options.brand, options.isRemote);
  try {
    if (options.act === 'export') await exportCatalogue(brand, options.file, printLine);
    else if (!(await importCatalogue(brand, options, printLine))) process.exitCode = LEFT_OUT;
  } finally {
    await brand.close();
  }
}

runCommand(catalogue, HELP);
