import { returnFocus } from '#app/ui/focus/return-focus.ts';

/** The menu of a comment, which stays while everything else of it changes. */
export function menuOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#comment-${CSS.escape(id)} summary`);
}

/** Moves the focus to the changed comment, if the form that changed it had the focus. */
export function returnToComment(id: string): void {
  if (document.activeElement === document.body) returnFocus(menuOf(id));
}

/** What gets the focus once the comment is gone: the one after it, the one before it, or the box. */
export function besideComment(id: string): HTMLElement | null {
  const menus = [...document.querySelectorAll<HTMLElement>('[id^="comment-"] summary')];
  const at = menus.findIndex((menu) => menu.closest('[id^="comment-"]')?.id === `comment-${id}`);
  return menus[at + 1] ?? menus[at - 1] ?? document.querySelector<HTMLElement>('textarea[name="comment"]');
}

/** Every comment on the page, replies too, in document order. */
export function commentsOnPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[id^="comment-"]')];
}
