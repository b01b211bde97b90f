import path from 'node:path';
import type { SourceFacts } from './source-facts.ts';

/** One file's place in the house: `features/playback` of layer `features`, and so on. */
interface Place {
  layer: string;
  /** Folder inside the layer that counts as one unit: a feature, or a block of the page builder. */
  unit: string;
}

const TIERS = [
  ['tenancy', 'i18n', 'themes', 'links', 'forms', 'toasts', 'metadata', 'rich-text'],
  [
    'catalogue',
    'playback',
    'account',
    'library',
    'reviews',
    'comments',
    'payments',
    'sharing',
    'custom-forms',
    'offline',
  ],
  ['page-builder', 'detail-page'],
  ['shell'],
  ['studio'],
];

/** Which layers of app/ each one may import at run time. Types are erased and follow `TYPE_ONLY` as well. */
const MAY_IMPORT: Record<string, string[]> = {
  lib: ['lib'],
  contract: ['contract'],
  domain: ['domain', 'lib', 'contract'],
  ui: ['ui', 'domain', 'lib', 'contract'],
  services: ['services', 'domain', 'lib', 'contract'],
  features: ['features', 'services', 'ui', 'domain', 'lib', 'contract', 'styles'],
  routes: ['features', 'services', 'ui', 'domain', 'lib', 'contract', 'styles'],
  styles: ['styles'],
  top: ['features', 'services', 'ui', 'domain', 'lib', 'contract', 'styles'],
};
const TYPE_ONLY: Record<string, string[]> = { services: ['features'], lib: ['contract'] };

/** Packages that a layer is held to; layers that are not named may use any. */
const PACKAGES: Record<string, string[]> = {
  contract: ['valibot'],
  lib: ['lru-cache', 'dayjs', 'dayjs/plugin/utc.js', 'fractional-indexing', 'hast', 'parse5'],
  domain: [],
};

/** What each folder outside app/ may import of ours. */
const FOLDERS: Record<string, RegExp> = {
  'workers/edge': /^(app\/(?!routes\/)|workers\/edge\/)/,
  'workers/offline': /^(app\/features\/links\/|workers\/offline\/)/,
  'workers/platform': /^(app\/(contract|domain|lib)\/|workers\/platform\/|public\/frontend\/locales\/)/,
  'demo/payment-sandbox': /^(app\/(contract|domain|lib)\/|demo\/(payment|dns|cloudflare)-sandbox\/)/,
  'demo/cloudflare-sandbox': /^(app\/(contract|domain|lib)\/|demo\/cloudflare-sandbox\/)/,
  'demo/dns-sandbox': /^(app\/(contract|domain|lib)\/|demo\/dns-sandbox\/)/,
  // Demo brands are site folders, and their films are packaged as an operator's are.
  demo: /^(app\/(contract|domain|lib)\/|workers\/platform\/|demo\/|cli\/(site|film\/packaging)\/)/,
  build: /^build\//,
  cli: /^(app\/(contract|domain|lib)\/|app\/features\/(tenancy\/|page-builder\/(edit\/|component-key|block-keys|block-definition)|studio\/chrome\/describe-chrome)|workers\/|cli\/|demo\/seed\/|public\/)/,
};

/**
 * The platform's layers, lowest first; every other folder is a feature and lies above them, and the files
 * beside the folders (router, entry) above all. A file imports from its own layer or a lower one.
 */
const PLATFORM_FLOORS = ['domain', 'storage', 'http'];

const READS_ENV = new Set([
  // Read by the build alone.
  'app/routes.ts',
  'workers/edge/load-context.ts',
  'workers/platform/index.ts',
  'demo/payment-sandbox/index.ts',
]);
/**
 * In browsers, for media of the asset host: what the media library fetches, sooner, or whether it is there.
 */
const FETCHES_MEDIA = new Set([
  'app/features/playback/engine/native/media-status.ts',
  'app/features/playback/engine/preload/startup-segments.ts',
]);
/** What the list of changes writes, and nothing else of the platform may. */
const ENTITY_TABLES = new Set([
  ...['accounts', 'themes', 'staticPages', 'templates', 'cmsPages', 'forms', 'banners', 'swimlanes'],
  ...['categories', 'genres', 'contentRatings', 'customMetadataFields', 'artists', 'venues', 'mediaAssets'],
  ...['contents', 'contentCategories', 'contentGenres', 'contentPlans', 'contentCustomMetadata'],
  ...['contentArtists', 'contentVenues', 'channels', 'channelCategories', 'channelPlans', 'channelSlots'],
  ...['scheduleEntries', 'plans', 'discounts', 'gateways', 'entityDigests'],
]);
/** The account's own row with its asset host, and the keys of gateways: columns that are in no value. */
const WRITES_ENTITY_TABLES = new Map([
  ['workers/platform/storage/directory.ts', 'accounts'],
  // Whether it is suspended follows from its brands, in the batch that changes them.
  ['workers/platform/storage/registry-writes.ts', 'accounts'],
  ['workers/platform/storage/plan-store.ts', 'gateways'],
  ['workers/platform/storage/editing-store.ts', 'entityDigests'],
]);
const NAMES_SLOTS = /^app\/(styles\/tokens\.css$|(?:features|domain)\/themes\/|contract\/)/;

/**
 * Every breach of DESIGN §3 in one file, as lines with the reason. `file` is relative to the root, with
 * slashes.
 */
export function breaches(file: string, facts: SourceFacts): string[] {
  const found = facts.imports.flatMap(({ specifier, isType, line }) => {
    const reason = importBreach(file, specifier, isType);
    return reason ? [`${file}:${line} imports ${specifier}: ${reason}`] : [];
  });
  const isApp = file.startsWith('app/');
  const isDeployed = isApp || file.startsWith('workers/');
  if (isApp && !file.startsWith('app/services/') && !FETCHES_MEDIA.has(file)) {
    found.push(...facts.fetchCalls.map((line) => `${file}:${line} calls fetch: only app/services does`));
  }
  if (isDeployed && !READS_ENV.has(file)) {
    found.push(
      ...facts.envReads.map((line) => `${file}:${line} reads env: only ${[...READS_ENV].join(' and ')} do`),
    );
  }
  if (file.startsWith('workers/platform/') && !file.startsWith('workers/platform/editing/')) {
    found.push(
      ...facts.tableWrites
        .filter(({ table }) => ENTITY_TABLES.has(table) && WRITES_ENTITY_TABLES.get(file) !== table)
        .map(({ table, line }) => `${file}:${line} writes ${table}: only workers/platform/editing does`),
    );
  }
  if (isApp && !NAMES_SLOTS.test(file)) {
    found.push(
      ...facts.slotNames.map((line) => `${file}:${line} names a colour slot: only tokens.css and themes do`),
    );
  }
  return found;
}

function importBreach(file: string, specifier: string, isType: boolean): string | null {
  const target = resolve(file, specifier);
  if (target === null) return packageBreach(file, specifier);
  if (specifier.startsWith('../') && leavesUnit(file, target)) return 'use # across folders';
  if (target.startsWith('app/routes/'))
    return isAllowedRouteImport(file, target) ? null : 'nothing imports routes';
  if (file.startsWith('app/')) return appBreach(file, target, isType);
  const folder = Object.keys(FOLDERS).find((prefix) => file.startsWith(`${prefix}/`));
  const allowed = folder ? FOLDERS[folder] : undefined;
  if (allowed && !allowed.test(target)) return `${folder} may not`;
  return folder === 'workers/platform' ? platformBreach(file, target, isType) : null;
}

/**
 * Features may name the types of the files above them (the call's context, the dependencies), never their
 * code.
 */
function platformBreach(file: string, target: string, isType: boolean): string | null {
  const [from, to] = [platformFloorOf(file), platformFloorOf(target)];
  if (to <= from) return null;
  const isFeature = from === PLATFORM_FLOORS.length;
  return isFeature && isType ? null : 'a higher floor of the platform';
}

/** Files of app/ lie below all of them. */
function platformFloorOf(file: string): number {
  const [, , folder = '', ...inside] = file.split('/');
  if (!file.startsWith('workers/platform/')) return -1;
  if (inside.length === 0) return PLATFORM_FLOORS.length + 1;
  const floor = PLATFORM_FLOORS.indexOf(folder);
  return floor === -1 ? PLATFORM_FLOORS.length : floor;
}

/** `../` stays inside one feature, one Worker or one command; what is elsewhere has a name of its own. */
function leavesUnit(file: string, target: string) {
  return (
    /^(?:app|workers|build|cli|demo|tests)\//.test(target) && unitFolderOf(file) !== unitFolderOf(target)
  );
}

function unitFolderOf(file: string) {
  const parts = file.split('/');
  return parts.slice(0, file.startsWith('app/') ? 3 : 2).join('/');
}

/**
 * Tests may; a route may import the files of its own folder (a style sheet, another file of the same page).
 */
function isAllowedRouteImport(file: string, target: string) {
  return file.startsWith('tests/') || path.posix.dirname(file) === path.posix.dirname(target);
}

function appBreach(file: string, target: string, isType: boolean): string | null {
  if (target.startsWith('public/')) return null;
  if (!target.startsWith('app/')) return 'app stands on its own';
  const from = placeOf(file);
  const to = placeOf(target);
  const allowed = [...(MAY_IMPORT[from.layer] ?? []), ...(isType ? (TYPE_ONLY[from.layer] ?? []) : [])];
  if (!allowed.includes(to.layer)) return `${from.layer} may not import ${to.layer}`;
  if (from.layer === 'features' && to.layer === 'features') return featureBreach(from, to, target, isType);
  return null;
}

function featureBreach(from: Place, to: Place, target: string, isType: boolean): string | null {
  if (from.unit === to.unit) return null;
  if (from.unit.startsWith('page-builder/blocks/') && to.unit.startsWith('page-builder/blocks/')) {
    return 'blocks never import each other';
  }
  const [fromTier, toTier] = [tierOf(from), tierOf(to)];
  if (fromTier === -1 || toTier === -1) return 'the feature has no tier; name it in .ci/import-rules.ts';
  if (toTier > fromTier) return 'a feature of a later tier';
  const isPureFile = /\.ts$/.test(target) && !/\.(server|client)\.ts$/.test(target);
  if (toTier === fromTier && fromTier < 2 && !isPureFile && !isType)
    return 'only a pure file of the same tier';
  return null;
}

function packageBreach(file: string, specifier: string): string | null {
  const layer = file.startsWith('app/') ? placeOf(file).layer : '';
  const allowed = PACKAGES[layer];
  return allowed && !allowed.includes(specifier)
    ? `${layer} imports ${allowed.join(', ') || 'nothing'}`
    : null;
}

/** Path from the root for one of our own files, null for a package. */
function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return null;
  return path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''));
}

function placeOf(file: string): Place {
  const [, layer = '', feature = '', ...rest] = file.split('/');
  if (!feature) return { layer: 'top', unit: '' };
  const isBlock = feature === 'page-builder' && rest[0] === 'blocks';
  return { layer, unit: isBlock ? `${feature}/blocks/${rest[1]}/${rest[2]}` : feature };
}

function tierOf({ unit }: Place) {
  const feature = unit.split('/')[0] ?? '';
  return TIERS.findIndex((features) => features.includes(feature));
}
