import { within } from '@testing-library/dom';
import type { Site } from '#cli/local/site.ts';
import type { Browser } from './browser.ts';
import { attach, formRequest, isDisabled, submitButtonOf } from './page-form.ts';
import { Tab } from './tab.ts';

/**
 * A page as a viewer without scripts uses it: follows links, fills and submits forms, goes back. It has no
 * layout and loads no style sheet: an element that CSS hides is shown here. An element of a page that was
 * left cannot be used.
 */
export class Page {
  readonly #tab: Tab;
  readonly #origin: string;
  /** For its cookies on the page's own site, and for requests that no page sends. */
  readonly browser: Browser;

  constructor(site: Pick<Site, 'fetch' | 'url'>, hostname: string) {
    this.#tab = new Tab(site, hostname);
    this.browser = this.#tab.browserAt(hostname);
    this.#origin = this.browser.origin;
  }

  /** Queries of the document that is shown, to be read again after each navigation. */
  get screen() {
    return within(this.document.body);
  }

  get main() {
    return within(this.#require('main'));
  }

  get header() {
    return within(this.#require('body header'));
  }

  get footer() {
    return within(this.#require('body footer'));
  }

  get document(): Document {
    return this.#tab.document;
  }

  get status(): number {
    return this.#tab.status;
  }

  /** What the address bar shows: without scheme and host on the page's own site. */
  get address(): string {
    const { origin, pathname, search, hash, href } = this.#tab.url;
    return origin === this.#origin ? `${pathname}${search}${hash}` : href;
  }

  /** As typed into the address bar. */
  goto(target: string): Promise<void> {
    return this.#tab.goto(new URL(target, this.#origin));
  }

  back(): Promise<void> {
    return this.#tab.back();
  }

  /** Where `<meta http-equiv="refresh">` leads, and after how many seconds. */
  get refresh(): { seconds: number; url: URL } | null {
    const meta = this.document.querySelector('meta[http-equiv="refresh" i]');
    const [, seconds, target = ''] =
      /^(\d+)(?:;\s*url=(.*))?$/i.exec(meta?.getAttribute('content') ?? '') ?? [];
    return seconds === undefined ? null : { seconds: Number(seconds), url: new URL(target, this.#tab.url) };
  }

  /** What the browser does when the seconds of `refresh` are over. */
  async followRefresh(): Promise<void> {
    const { refresh } = this;
    if (!refresh) throw new Error('This page does not refresh');
    await this.#tab.navigate({ url: refresh.url, method: 'GET' });
  }

  /** Follows a link, submits a form by its button, opens or closes `<details>` by its summary. */
  async click(element: Element): Promise<void> {
    this.#requireHere(element);
    const link = element.closest('a[href]');
    if (link) return this.#follow(link);
    const button = element.closest<HTMLButtonElement | HTMLInputElement>('button, input[type="submit"]');
    if (button && isDisabled(button)) throw new Error('This button is disabled');
    if (button?.form && button.type === 'submit') return this.#submit(button.form, button);
    const details = element.closest('summary')?.parentElement;
    if (!details) throw new Error(`A click on <${element.localName}> does nothing without scripts`);
    details.toggleAttribute('open');
  }

  /** The Enter key in a field, which submits its form by the form's first button. */
  async submitByEnter(field: HTMLElement): Promise<void> {
    this.#requireHere(field);
    const { form } = field as HTMLInputElement;
    if (!form) throw new Error('This field is in no form');
    await this.#submit(form, submitButtonOf(form));
  }

  fill(field: HTMLElement, value: string): void {
    this.#requireUsable(field, 'input:not([readonly]), textarea:not([readonly])');
    (field as HTMLInputElement).value = value;
  }

  attach(field: HTMLElement, file: File): void {
    this.#requireUsable(field, 'input[type="file"]');
    attach(field, file);
  }

  check(field: HTMLElement, isChecked = true): void {
    this.#requireUsable(field, '[type="radio"], [type="checkbox"]');
    (field as HTMLInputElement).checked = isChecked;
  }

  select(field: HTMLElement, label: string): void {
    this.#requireUsable(field, 'select');
    const option = within(field).getByRole<HTMLOptionElement>('option', { name: label });
    (field as HTMLInputElement).value = option.value;
  }

  async #follow(link: Element): Promise<void> {
    const url = new URL(link.getAttribute('href') ?? '', this.#tab.url);
    const isHere = url.hash !== '' && withoutHash(url) === withoutHash(this.#tab.url);
    if (isHere) this.#tab.scrollTo(url);
    else await this.#tab.navigate({ url, method: 'GET' });
  }

  #submit(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    return this.#tab.navigate(formRequest(form, submitter, this.#tab.url));
  }

  #require(selector: string): HTMLElement {
    const element = this.document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector} on this page`);
    return element;
  }

  #requireHere(element: Element): void {
    if (element.ownerDocument !== this.document) throw new Error('This element is of a page that was left');
  }

  #requireUsable(field: Element, selector: string): void {
    this.#requireHere(field);
    if (!field.matches(selector) || isDisabled(field))
      throw new Error(`This <${field.localName}> cannot be used so`);
  }
}

const withoutHash = ({ href, hash }: URL) => href.slice(0, href.length - hash.length);
