import { parseOptions } from '#cli/local/parse-options.ts';
import { CommandError } from '#cli/local/run-command.ts';

export interface ImportOptions {
  act: 'import';
  from: string;
  brand: string;
  map: string | undefined;
  report: string | undefined;
  isDryRun: boolean;
  publishes: boolean;
  publishesHidden: boolean;
  updatesOnly: boolean;
  addsRatings: boolean;
  allowsLocal: boolean;
  isRemote: boolean;
}

interface ExportOptions {
  act: 'export';
  brand: string;
  file: string;
  isRemote: boolean;
}

export const HELP = `Usage:
  npm run catalogue -- import <file|https address> <brand> [--map map.json] [--dry-run] [--publish] [--update-only]
  npm run catalogue -- export <brand> <file.csv>
import reads a CSV, an MRSS feed, or a JSON feed like Roku's or JW's, and writes its titles: those that are there (by id) are
updated, others are made. Reading a source twice changes nothing. What a CSV's columns mean is guessed and written to map.json
beside the file: mend it, and run the same again. Lines with faults are left out, named here and in import-report.csv.
  --dry-run        reads, checks and reports; writes nothing
  --publish        new titles can be seen at once; without it they are hidden
  --publish-hidden shows titles that are hidden on the site, too, unless the source hides them
  --update-only    changes titles that are there, and adds none
  --map <file>     the map of a CSV's columns, in place of map.json
  --report <file>  in place of import-report.csv
  --add-ratings    age ratings that the brand does not have are made, too
  --allow-local    feeds and pictures may come from this machine (http://localhost); the local site needs no such word
export writes the titles as a CSV that import reads again; "npm run site -- export" takes all of a brand.
Add --remote to work on the deployed platform (MARQUEE_API, MARQUEE_ADMIN_TOKEN).
Ends with 0 where all came in, with 2 where lines were left out for their faults.
Example: npm run catalogue -- import titles.csv harbor --dry-run`;

export function readArguments(args: string[]): ImportOptions | ExportOptions {
  const flag = { type: 'boolean', default: false } as const;
  const { positionals, values } = parseOptions(
    {
      map: { type: 'string' },
      report: { type: 'string' },
      'dry-run': flag,
      publish: flag,
      'publish-hidden': flag,
      'update-only': flag,
      'add-ratings': flag,
      'allow-local': flag,
      remote: flag,
    },
    args,
  );
  const [act, first, second, ...rest] = positionals;
  if ((act !== 'import' && act !== 'export') || !first || !second) throw new CommandError(HELP);
  if (rest.length > 0) throw new CommandError(`One ${act} at a time: "${rest.join(' ')}" is too much.`);
  if (act === 'export') {
    const used = Object.entries(values).find(
      ([name, value]) => name !== 'remote' && value !== undefined && value !== false,
    );
    if (used) throw new CommandError(`--${used[0]} belongs to import only.`);
    return { act, brand: first, file: second, isRemote: values.remote };
  }
  return {
    act,
    from: first,
    brand: second,
    map: values.map,
    report: values.report,
    isDryRun: values['dry-run'],
    publishes: values.publish,
    publishesHidden: values['publish-hidden'],
    updatesOnly: values['update-only'],
    addsRatings: values['add-ratings'],
    allowsLocal: values['allow-local'],
    isRemote: values.remote,
  };
}
