import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Gateway } from '#app/contract/payment.ts';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import type { ValueOf } from '#app/contract/site/kinds.ts';
import { type FolderEntity, isFault, readFolder } from '#cli/site/read-folder.ts';
import { shiftTimes } from './shift-times.ts';

/** What viewers have written, and how often they have watched. */
export interface Community {
  critics: readonly string[];
  critiques: readonly { title: string; text: string; rating: number }[];
  threads: readonly Thread[];
  /** Of people, by their ids. */
  views: Readonly<Record<string, number>>;
}

/** A comment and what was answered, as viewers write: in one language, whichever. */
export interface Thread {
  comment: string;
  replies?: readonly string[];
}

export interface DemoBrand {
  slug: string;
  accountId: string;
  isActive: boolean;
  /** Who may frame its player, as the tenant record has it. */
  frameAncestors?: readonly string[];
  /** Gateways whose keys the payment sandbox knows. */
  verifiedGateways: readonly Gateway[];
  /** Titles that show the trailer of a film: its asset. */
  trailers: Readonly<Record<string, string>>;
  /** Ids that begin so are an archive's many, which nobody comments on. */
  quietPrefix: string | null;
}

/** A demo brand with all that its folder has, its times moved to now. */
export interface DemoSite extends DemoBrand {
  entities: readonly FolderEntity[];
  community: Community;
}

export const demoBrands: readonly DemoBrand[] = [
  {
    slug: 'aurora',
    accountId: 'acc_aurora',
    isActive: true,
    // Its films may be shown anywhere; pulse keeps its own to itself.
    frameAncestors: ['*'],
    verifiedGateways: ['Stripe', 'PayPal', 'Razorpay', 'Paystack', 'PayU'],
    trailers: {
      'last-train-to-izmir': 'the-salt-road',
      'below-the-ice': 'green-fire',
      'salt-and-cardamom': 'the-salt-road',
      'the-fjord-cases': 'green-fire',
      'postcards-from-the-edge-of-maps': 'the-salt-road',
      'pip-and-the-paper-boat': 'the-keeper',
      'northern-skies-live': 'green-fire',
    },
    quietPrefix: 'night-log-',
  },
  {
    slug: 'pulse',
    accountId: 'acc_pulse',
    isActive: true,
    verifiedGateways: ['Stripe'],
    trailers: {
      'pulse-live-hiit': 'night-run',
      'iron-hour': 'night-run',
      'tabata-thunder': 'night-run',
      'ring-of-fire': 'night-run',
      'couch-to-coast': 'night-run',
      'thirty-day-reset': 'sunrise-flow',
      'sleep-like-a-cat': 'sunrise-flow',
    },
    quietPrefix: 'daily-ten-',
  },
  // An account that its owner let lapse: it has a hostname, and nothing to show on it.
  {
    slug: 'dormant',
    accountId: 'acc_dormant',
    isActive: false,
    verifiedGateways: [],
    trailers: {},
    quietPrefix: null,
  },
];

/** The brand's folder: what `npm run site` exports, checks and applies. */
export const folderOf = ({ slug }: Pick<DemoBrand, 'slug'>) =>
  fileURLToPath(new URL(`../catalogue/${slug}`, import.meta.url));

/** Throws where the folder has a fault. */
export async function readDemoSite(brand: DemoBrand, now: Date): Promise<DemoSite> {
  const folder = folderOf(brand);
  const entities: FolderEntity[] = [];
  for await (const item of readFolder(folder)) {
    if (isFault(item)) throw new Error(`${folder}/${item.file}: ${item.message}`);
    entities.push(item);
  }
  const manifest = JSON.parse(await readFile(`${folder}/marquee.json`, 'utf8')) as { exported_at: string };
  const shifted = shiftTimes(entities, new Date(manifest.exported_at), now);
  return { ...brand, entities: shifted, community: await readCommunity(brand) };
}

async function readCommunity({ slug }: DemoBrand): Promise<Community> {
  const file = fileURLToPath(new URL(`../community/${slug}.json`, import.meta.url));
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { critics: [], critiques: [], threads: [], views: {} };
  return JSON.parse(text) as Community;
}

/** The values of a kind, as the folder has them, in the order of their ids. */
export function valuesOf<Name extends KindName>(
  { entities }: Pick<DemoSite, 'entities'>,
  kind: Name,
): (Partial<ValueOf<Name>> & { id: string })[] {
  return (
    entities
      .filter((entity) => entity.kind === kind)
      // A folder leaves defaults out.
      .map(({ id, value }) => ({ id, ...(value as Partial<ValueOf<Name>>) }))
  );
}
