import type * as v from 'valibot';
import type { Lane as WireLane } from '#app/contract/template.ts';
import type { RowContext } from '#app/features/catalogue/rows/load-row.server.ts';
import type { Namespace } from '#app/features/i18n/namespaces.ts';
import type { Services } from '#app/services/services.server.ts';
import type { BlockKey } from './block-keys.ts';
import type { BlockLayout } from './block-layout.ts';
import type { PictureLook } from './shared/block-picture-source.ts';

/** The services and facts that a block's `load` may use while a page is put together. */
export interface BlockContext {
  services: {
    content: Pick<
      Services['content'],
      | 'list'
      | 'artists'
      | 'venues'
      | 'detail'
      | 'channel'
      | 'schedule'
      | 'resumeTimestamp'
      | 'viewerRows'
      | 'topTitles'
      | 'onNow'
    >;
    payment: Pick<Services['payment'], 'activeSubscriptions' | 'publicPlans'>;
    hasCall: Services['hasCall'];
  };
  session: Promise<unknown>;
  language: string;
  now: Date;
  /** IANA; days of a schedule are this zone's. */
  timeZone: string;
  /** Rows that came along with the page, by their block's id. */
  lanes: readonly WireLane[];
  /** Texts that no browser needs: those of `rows`. */
  rowTexts: RowContext['rowTexts'];
  /** On the stage every block is there to be edited, whomever it is for. */
  isStage?: boolean | undefined;
  /** When the page is another one than it is now, at the latest. */
  setCacheExpiry?(moment: Date): void;
}

/**
 * A picture that a brand's owner uploads for the block: the size that the form requests, in pixels
 * (page-builder.md §9).
 */
export interface ImageHint {
  /** Its path through the data; lists by their names alone. */
  field: string;
  /** Of which cards it is, where they differ: their `size`, or another word. */
  of?: string;
  width: number;
  height: number;
}

/** Things of a brand that a sample can show. Every list has at least one entry. */
export interface SampleMaterial {
  /** Keys of pictures, 16:9 and made for banners. */
  banners: readonly string[];
  /** Keys of pictures, 16:9. */
  pictures: readonly string[];
  /** Keys of pictures of people, square. */
  portraits: readonly string[];
  contentIds: readonly string[];
  trailerIds: readonly string[];
  channelIds: readonly string[];
}

/**
 * A block, but for what viewers' browsers need of it. `Data` is what its schema reads from a component's
 * data, `View` what its component draws, `Loaded` the result of its `load`.
 */
export interface BlockDefinition<Data, View, Loaded> {
  /** Lenient: what is optional and cannot be read is absent, a bad item is left out of its list. */
  schema: v.GenericSchema<unknown, Data>;
  /** Null shows nothing. Depends on the data alone, and is memoized with it. */
  toView(data: Data): View | null;
  /** Null where it cannot be loaded now. Never rejects for a service that fails. */
  load?(view: View, context: BlockContext, id: string): Promise<Loaded | null>;
  images: readonly ImageHint[];
  /** Namespaces of texts that it shows and the pages of blocks do not have anyway. */
  texts?: readonly Namespace[];
  /** Key of the full-bleed picture that it begins with, over whose upper end a header may lie. */
  heroPicture?(view: View): string | undefined;
  /** How that is drawn: what is preloaded must be what is shown. */
  heroLook?(view: View): PictureLook;
  /** A component's data as a brand's owner would begin with it. */
  sample(material: SampleMaterial): Record<string, unknown>;
}

/** A definition whose own types only it knows. */
export type AnyBlockDefinition = BlockDefinition<unknown, unknown, unknown>;

/* @__NO_SIDE_EFFECTS__ */
export function defineBlock<Data, View, Loaded = never>(
  definition: BlockDefinition<Data, View, Loaded>,
): AnyBlockDefinition {
  // `load` and the component only ever receive the values that this definition's own functions returned.
  return definition as unknown as AnyBlockDefinition;
}

/** The result of a block's `load`: there, deferred, or null where it failed. */
export type MaybeDeferred<Loaded> = Loaded | null | { deferred: Promise<Loaded | null> };

/** A block in its place on a page. */
export interface PlacedBlock {
  id: string;
  key: BlockKey;
  view: unknown;
  /** Undefined where the block has no `load`. */
  loaded?: MaybeDeferred<object> | undefined;
  layout: BlockLayout;
}

/** What a block's component is given. */
export interface BlockProps<View, Loaded = never> {
  view: View;
  loaded: MaybeDeferred<Loaded>;
  /** It is the first of its page: its picture is loaded with priority. */
  isFirst: boolean;
}
