import { parseOptions } from '#cli/local/parse-options.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { MEDIA_SCOPES, type MediaScope } from './files/file-source.ts';

export const SITE_HELP = `Usage:
  npm run site -- export <brand> <folder>             writes all that the brand is made of, as files
  npm run site -- check <folder>                      is everything in it right? Needs no platform
  npm run site -- plan <folder|brand> <brand>         what apply would do (--json); ends with 2 if anything
  npm run site -- apply <folder> <brand>              does it; cut off, the next run does the rest
  npm run site -- diff <folder|brand> <brand>         the same as plan; ./harbor is a folder, harbor a brand
  npm run site -- promote <folder|brand> <brand>      as apply, but gateways and prices stay (--prices: take those, too)
  npm run site -- clone <brand> <new> --host <host> [--asset-host <host>]   a new brand with the same site
--media none|public|all: which files go along (pictures, and with "all" films). An export takes none of them unless
told to; all else takes what there is. Files are sent before what names them, and never deleted at a brand.
--prune also deletes what the folder lacks, and asks for the brand's name first; --yes asks nothing.
Add --remote for the deployed platform (MARQUEE_API, MARQUEE_ADMIN_TOKEN).
Viewers, payments and keys of gateways are in no folder.
Example: npm run site -- export harbor ./harbor --media all && npm run site -- plan ./harbor harbor-staging`;

export interface Writing {
  from: string;
  /** `from` names a folder, by its path. A bare name is a brand's, except for `apply`, which takes folders alone. */
  isFolder: boolean;
  to: string;
  isRemote: boolean;
  media: MediaScope;
  isPruning: boolean;
  /** Leaves gateways, and plans and vouchers unless `withPrices`. */
  keepsPrices: boolean;
  withPrices: boolean;
}

export type SiteCommand =
  | { kind: 'check'; folder: string }
  | { kind: 'export'; brand: string; folder: string; isRemote: boolean; media: MediaScope }
  | ({ kind: 'plan' | 'diff'; isJson: boolean } & Writing)
  | ({ kind: 'apply' | 'promote'; isSure: boolean } & Writing)
  | {
      kind: 'clone';
      from: string;
      to: string;
      hostnames: string[];
      assetHost: string | undefined;
      isRemote: boolean;
      media: MediaScope;
    };

export function parseSiteArguments(args: string[]): SiteCommand {
  const { positionals, values } = parseOptions(
    {
      json: { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      prices: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      host: { type: 'string', multiple: true },
      'asset-host': { type: 'string' },
      media: { type: 'string' },
      remote: { type: 'boolean', default: false },
    },
    args,
  );
  const [kind, first, second, ...rest] = positionals;
  if (!kind || !first || rest.length > 0) throw new CommandError(SITE_HELP);
  const { remote: isRemote } = values;
  if (kind === 'check' && second === undefined) return { kind, folder: first };
  if (!second) throw new CommandError(SITE_HELP);
  const media = readScope(values.media, kind === 'export' ? 'none' : 'all');
  const writing = {
    from: first,
    isFolder: kind === 'apply' || isPath(first),
    to: second,
    isRemote,
    media,
    isPruning: values.prune,
    keepsPrices: kind === 'promote',
    withPrices: values.prices,
  };
  if (kind === 'export') return { kind, brand: first, folder: second, isRemote, media };
  if (kind === 'plan' || kind === 'diff') return { kind, isJson: values.json, ...writing };
  if (kind === 'apply' || kind === 'promote') return { kind, isSure: values.yes, ...writing };
  if (kind === 'clone')
    return {
      kind,
      from: first,
      to: second,
      hostnames: requireHosts(values.host),
      assetHost: values['asset-host'],
      isRemote,
      media,
    };
  throw new CommandError(SITE_HELP);
}

function readScope(given: string | undefined, otherwise: MediaScope): MediaScope {
  const scope = MEDIA_SCOPES.find((each) => each === (given ?? otherwise));
  if (scope) return scope;
  throw new CommandError(`--media is one of ${MEDIA_SCOPES.join(', ')}.`);
}

function requireHosts(hosts: string[] | undefined): string[] {
  if (hosts && hosts.length > 0) return hosts;
  throw new CommandError("Name the new brand's hostname: --host www.harbor.example.");
}

const isPath = (name: string) => /[/\\]/.test(name) || name === '.' || name === '..';
