import { HELP, readArguments } from './catalogue/arguments.ts';
import { exportCatalogue } from './catalogue/export/export-catalogue.ts';
import { importCatalogue } from './catalogue/import-catalogue.ts';
import { openBrand } from './catalogue/open-brand.ts';
import { type Command, type CommandContext, isEntry, runCommand } from './local/run-command.ts';

const LEFT_OUT = 2;

/** `npm run catalogue`: titles from elsewhere, and out again. */
async function catalogue({ args, env, print }: CommandContext) {
  const options = readArguments(args);
  const brand = await openBrand(options.brand, options.isRemote, env);
  try {
    if (options.act === 'export') await exportCatalogue(brand, options.file, print);
    else if (!(await importCatalogue(brand, options, print))) return LEFT_OUT;
    return 0;
  } finally {
    await brand.close();
  }
}

export const catalogueCommand: Command = { main: catalogue, help: HELP };

if (isEntry(import.meta.url)) runCommand(catalogueCommand);
