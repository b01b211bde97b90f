export interface PageRequest {
  url: URL;
  method: 'GET' | 'POST';
  /** Of a form that is posted. */
  body?: string;
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
  if (isChecked && !form.checkValidity()) throw new Error('The browser keeps the form back: it is not valid');
  const attribute = (name: string) =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? undefined;
  if (attribute('enctype')) throw new Error(`Forms are not sent as ${attribute('enctype')} here`);
  const url = new URL(attribute('action') || page.href, page);
  url.hash = '';
  const fields = fieldsOf(form, submitter).toString();
  if (attribute('method')?.toLowerCase() === 'post') return { url, method: 'POST', body: fields };
  url.search = fields;
  return { url, method: 'GET' };
}

/** The form's entry list; what happy-dom makes of one has the fields of disabled fieldsets in it. */
function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams();
  for (const field of form.elements as Iterable<HTMLInputElement>) {
    if (!field.name || isDisabled(field)) continue;
    const isButton = field.localName === 'button' || ['submit', 'reset', 'button'].includes(field.type);
    const isChoice = field.type === 'radio' || field.type === 'checkbox';
    if ((isButton && field !== submitter) || (isChoice && !field.checked)) continue;
    if (field.type === 'file') throw new Error(`${field.name} is a file, which is not sent here`);
    // As browsers send the ends of lines.
    fields.append(field.name, field.value.replace(/\r\n|\r|\n/g, '\r\n'));
  }
  return fields;
}

export const isDisabled = (field: Element) =>
  field.hasAttribute('disabled') || field.closest('fieldset[disabled]') !== null;
