export interface PageRequest {
  url: URL;
  method: 'GET' | 'POST';
  /** Of a form that is posted. */
  body?: string;
  /** Of one that is posted with files, in place of `body`. */
  multipart?: FormData;
}

const SUBMIT_BUTTONS = 'button:not([type]), button[type="submit"], input[type="submit"]';

/** The first of the form's buttons, which the Enter key takes; one outside of it may name it. */
export function submitButtonOf(form: HTMLFormElement): HTMLElement | null {
  const ofOthers = form.id ? `:is(${SUBMIT_BUTTONS})[form="${form.id}"]` : ':not(*)';
  const buttons = [...form.ownerDocument.querySelectorAll<HTMLElement>(`${SUBMIT_BUTTONS}, ${ofOthers}`)];
  return buttons.find((button) => (button as HTMLButtonElement).form === form) ?? null;
}

/** What a browser requests when the form is submitted; throws where it would keep the form back. */
export function formRequest(form: HTMLFormElement, submitter: HTMLElement | null, page: URL): PageRequest {
  const isChecked = !form.hasAttribute('novalidate') && !submitter?.hasAttribute('formnovalidate');
  if (isChecked && !isValid(form)) throw new Error('The browser keeps the form back: it is not valid');
  const attribute = (name: string) =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? undefined;
  const type = attribute('enctype');
  if (type && type !== 'multipart/form-data') throw new Error(`Forms are not sent as ${type} here`);
  const url = new URL(attribute('action') || page.href, page);
  url.hash = '';
  const entries = fieldsOf(form, submitter);
  if (attribute('method')?.toLowerCase() === 'post')
    return {
      ...{ url, method: 'POST' },
      ...(type ? { multipart: formDataOf(entries) } : { body: namesOf(entries).toString() }),
    };
  url.search = namesOf(entries).toString();
  return { url, method: 'GET' };
}

/** A file that was chosen is there, though the document does not know. */
const isValid = (form: HTMLFormElement) =>
  [...(form.elements as Iterable<HTMLInputElement>)].every(
    (field) => attached.has(field) || field.checkValidity(),
  );

type Entry = [name: string, value: string | File];

/** Where a form sends no files, it sends their names. */
const namesOf = (entries: readonly Entry[]) =>
  new URLSearchParams(entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));

function formDataOf(entries: readonly Entry[]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

const attached = new WeakMap<Element, File>();

/** As chosen in the browser's dialog. */
export function attach(field: Element, file: File): void {
  attached.set(field, file);
}

/** The form's entry list; what happy-dom makes of one has the fields of disabled fieldsets in it. */
function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): Entry[] {
  const fields: Entry[] = [];
  for (const field of form.elements as Iterable<HTMLInputElement>) {
    if (!field.name || isDisabled(field)) continue;
    const isButton = field.localName === 'button' || ['submit', 'reset', 'button'].includes(field.type);
    const isChoice = field.type === 'radio' || field.type === 'checkbox';
    if ((isButton && field !== submitter) || (isChoice && !field.checked)) continue;
    // Without a file, an empty one is sent.
    const file = field.type === 'file' ? (attached.get(field) ?? new File([], '')) : null;
    // As browsers send the ends of lines.
    fields.push([field.name, file ?? field.value.replace(/\r\n|\r|\n/g, '\r\n')]);
  }
  return fields;
}

export const isDisabled = (field: Element) =>
  field.hasAttribute('disabled') || field.closest('fieldset[disabled]') !== null;
