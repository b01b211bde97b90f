import type { FlashMessage, MarqueeContext } from '#app/services/load-context.ts';
import type { Cookies } from './cookies.ts';

/** What the load context keeps in cookies, and nothing else. */

export function createFormDraft(cookies: Cookies): MarqueeContext['formDraft'] {
  return {
    take(formId) {
      const draft = cookies.draft();
      if (draft?.formId !== formId) return null;
      cookies.clear('draft');
      return draft.fields;
    },
    put: (draft) => cookies.setDraft(draft),
  };
}

export function createSentForms(cookies: Cookies): MarqueeContext['sentForms'] {
  return {
    has: (formId) => cookies.sentForms().includes(formId),
    add: (formId) => cookies.addSentForm(formId),
  };
}

export function createFlash(cookies: Cookies) {
  let isTaken = false;
  return {
    take() {
      if (cookies.read('flash') === null) return null;
      cookies.clear('flash');
      isTaken = true;
      return cookies.flash();
    },
    put(message: FlashMessage) {
      cookies.setFlash(message);
      isTaken = false;
    },
    restore() {
      if (isTaken) cookies.leave('flash');
    },
  };
}
