import type { CardDetail } from './card-detail.ts';
import { fetchCardDetail } from './fetch-card-detail.ts';
import { moveFocus } from './move-focus.ts';

/** A card that keeps the pointer or focus this long becomes the detail card. */
export const DETAIL_DELAY_MS = 500;
/** A pointer on its way across the page rests on no card this long; only then is anything requested. */
export const INTENT_DELAY_MS = 120;

/** The card that is open, and its detail. */
export interface OpenCard {
  link: HTMLAnchorElement;
  detail: CardDetail;
}

interface Options {
  language: string;
  /** The detail card's element, while there is one. */
  layer(): HTMLElement | null;
  show(open: OpenCard | null): void;
}

/**
 * Watches the document for a pointer or a focus that rests on any card (`a[data-card]`), and reports which
 * one's detail is to be shown. Leaving, scrolling and Escape end it. A touch never starts it.
 */
export class CardWatch {
  readonly #options: Options;
  readonly #listening = new AbortController();
  /** Rested on at the moment, whether or not it is open yet. */
  #link: HTMLAnchorElement | null = null;
  #isOpen = false;
  /** Closed by the viewer; nothing until another card is looked at. */
  #dismissed: HTMLAnchorElement | null = null;
  #resting = new AbortController();

  constructor(options: Options) {
    this.#options = options;
    const { signal } = this.#listening;
    const passive = { passive: true, signal };
    document.addEventListener('pointerover', this.#onPointer, passive);
    document.documentElement.addEventListener('pointerleave', () => this.close(), passive);
    document.addEventListener('focusin', this.#onFocus, { signal });
    document.addEventListener('keydown', this.#onKey, { signal, capture: true });
    document.addEventListener('scroll', this.#onScroll, { ...passive, capture: true });
    document.addEventListener('visibilitychange', () => this.close(), passive);
    window.addEventListener('resize', () => this.close(), passive);
    // The event that had this module fetched has passed.
    this.#rest(document.querySelector<HTMLAnchorElement>('a[data-card]:is(:hover, :focus-visible)'));
  }

  stop(): void {
    this.#listening.abort();
    this.close();
  }

  close(): void {
    const link = this.#link;
    const hadFocus = this.#options.layer()?.contains(document.activeElement);
    this.#leave();
    if (!link || !hadFocus) return;
    this.#dismissed = link;
    link.focus({ preventScroll: true });
  }

  #onPointer = ({ pointerType, target }: PointerEvent): void => {
    if (pointerType === 'touch' || this.#isInLayer(target)) return;
    const link = cardLinkOf(target);
    if (link !== this.#dismissed) this.#dismissed = null;
    if (link === null && this.#isHeldByFocus()) return;
    this.#rest(link);
  };

  #onFocus = ({ target }: FocusEvent): void => {
    if (this.#isInLayer(target)) return;
    const link = cardLinkOf(target);
    if (link?.matches(':focus-visible')) this.#rest(link);
    else if (this.#link && link !== this.#link && !this.#link.matches(':hover')) this.close();
  };

  #onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.#dismiss();
    const layer = this.#options.layer();
    if (event.key === 'Tab' && layer && this.#link) moveFocus(event, this.#link, layer);
  };

  #onScroll = ({ target }: Event): void => {
    const link = this.#link;
    // A carousel that moves elsewhere on the page does not move the card.
    if (!link || (target instanceof Node && !target.contains(link))) return;
    this.close();
    // A card that the keys brought into view is looked at from when it has come to rest.
    if (link === document.activeElement && link.matches(':focus-visible')) this.#rest(link);
  };

  #dismiss(): void {
    const link = this.#link;
    this.close();
    this.#dismissed = link;
  }

  #rest(link: HTMLAnchorElement | null): void {
    if (link === this.#link || (link && link === this.#dismissed)) return;
    this.close();
    if (!link) return;
    this.#link = link;
    this.#resting = new AbortController();
    void this.#open(link, this.#resting.signal);
  }

  async #open(link: HTMLAnchorElement, signal: AbortSignal): Promise<void> {
    await pause(INTENT_DELAY_MS);
    if (signal.aborted) return;
    const [detail] = await Promise.all([
      fetchCardDetail(link, this.#options.language),
      pause(DETAIL_DELAY_MS - INTENT_DELAY_MS),
    ]);
    if (signal.aborted || !detail || !link.isConnected) return;
    this.#isOpen = true;
    this.#options.show({ link, detail });
  }

  #leave(): void {
    this.#resting.abort();
    this.#link = null;
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#options.show(null);
  }

  #isInLayer(target: EventTarget | null): boolean {
    return target instanceof Node && this.#options.layer()?.contains(target) === true;
  }

  /** The keys opened it; a pointer that lies about elsewhere does not close it. */
  #isHeldByFocus(): boolean {
    return this.#link?.matches(':focus-visible') === true;
  }
}

function cardLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-card]') : null;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
