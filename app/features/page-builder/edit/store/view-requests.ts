import type { EditDocument, EditedBlock, Json } from '#app/lib/edit-document/document.ts';
import { isSame } from '#app/lib/edit-document/is-same.ts';
import type { StageView, StoreTransport } from './store-types.ts';

/** Views are requested for this long after the last change (edit-mode.md §6). */
const REQUEST_DELAY_MS = 250;

/** After one that failed; doubled each time, up to the last. */
const RETRY_MS = { first: 2_000, last: 30_000 };

/** Has the site draw the blocks that are not what their views show any more. */
export class ViewRequests {
  views: ReadonlyMap<string, StageView>;
  #drawn: ReadonlyMap<string, EditedBlock>;
  /** The page's first is drawn in another way. */
  #first: string | undefined;
  #language: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the newest question: answers to earlier ones are of no use. */
  #number = 0;
  #retryMs = RETRY_MS.first;
  readonly #transport: StoreTransport;
  readonly #changed: () => void;

  constructor(
    shown: { document: EditDocument; views: ReadonlyMap<string, StageView>; language: string },
    transport: StoreTransport,
    changed: () => void,
  ) {
    this.#transport = transport;
    this.#changed = changed;
    this.views = shown.views;
    this.#drawn = byId(shown.document);
    this.#first = shown.document.blocks[0]?.id;
    this.#language = shown.language;
  }

  /** What the site has drawn by itself, in another language perhaps. */
  show({
    document,
    views,
    language,
  }: {
    document: EditDocument;
    views: ReadonlyMap<string, StageView>;
    language: string;
  }) {
    this.#number++;
    this.views = views;
    this.#drawn = byId(document);
    this.#first = document.blocks[0]?.id;
    this.#language = language;
  }

  request(documentNow: () => EditDocument, delayMs = REQUEST_DELAY_MS): void {
    clearTimeout(this.#timer);
    if (this.#outdated(documentNow()).length === 0) return;
    this.#timer = setTimeout(() => void this.#requestNow(documentNow), delayMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#number++;
  }

  #outdated(document: EditDocument): readonly EditedBlock[] {
    const first = document.blocks[0]?.id;
    const isMoved = (id: string) => first !== this.#first && (id === first || id === this.#first);
    return document.blocks.filter((block) => isMoved(block.id) || !isDrawn(block, this.#drawn.get(block.id)));
  }

  async #requestNow(documentNow: () => EditDocument): Promise<void> {
    const document = documentNow();
    const blocks = this.#outdated(document);
    if (blocks.length === 0) return;
    this.#number++;
    const number = this.#number;
    const ids = blocks.map(({ id }) => id);
    const views = await this.#transport.views({ document, ids, language: this.#language });
    if (number !== this.#number) return;
    if (!views) {
      this.request(documentNow, this.#retryMs);
      this.#retryMs = Math.min(this.#retryMs * 2, RETRY_MS.last);
      return;
    }
    this.#retryMs = RETRY_MS.first;
    this.views = new Map([...this.views, ...views]);
    this.#drawn = new Map([...this.#drawn, ...blocks.map((block) => [block.id, block] as const)]);
    this.#first = document.blocks[0]?.id;
    this.#changed();
  }
}

const byId = ({ blocks }: EditDocument) => new Map(blocks.map((block) => [block.id, block]));

/** Its place is none of what it shows. */
function isDrawn(block: EditedBlock, drawn: EditedBlock | undefined): boolean {
  if (block === drawn) return true;
  if (!drawn) return false;
  return isSame(shownOf(block), shownOf(drawn));
}
const shownOf = ({ data, config }: EditedBlock): Json => ({ data, config: config ?? null });
