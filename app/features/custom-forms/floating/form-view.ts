/** What a viewer made of a form: it stays so for as long as the tab lives. */
export type FormView = 'minimised' | 'expanded' | 'dismissed';

const keyOf = (formId: string) => `form.${formId}`;
const PHONE = '(width < 576px)';

export function viewOf(formId: string): FormView | null {
  try {
    // Written below.
    return sessionStorage.getItem(keyOf(formId)) as FormView | null;
  } catch {
    return null;
  }
}

export function keepView(formId: string, view: FormView): void {
  try {
    sessionStorage.setItem(keyOf(formId), view);
  } catch {
    // Then it is as the brand would have it on every page.
  }
}

/** On a phone an open form covers what the page is about: there it opens only on a tap. */
export function firstViewOf(form: { id: string; isMinimised: boolean }): 'minimised' | 'expanded' {
  const view = viewOf(form.id);
  if (view === 'expanded' && !window.matchMedia(PHONE).matches) return view;
  if (view !== null || form.isMinimised || window.matchMedia(PHONE).matches) return 'minimised';
  return 'expanded';
}
