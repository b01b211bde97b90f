/**
 * What the viewer has before him: the last modal dialog, or what fills the screen where that lies above or
 * inside it.
 */
export function topLayerElement(
  page: Pick<Document, 'body' | 'fullscreenElement' | 'querySelectorAll'>,
): Pick<Element, 'appendChild'> & EventTarget {
  const { body, fullscreenElement } = page;
  const dialog = [...page.querySelectorAll('dialog')].findLast((each) => each.matches(':modal'));
  // A video alone holds nothing else.
  if (!fullscreenElement || fullscreenElement.nodeName === 'VIDEO') return dialog ?? body;
  return dialog && fullscreenElement.contains(dialog) ? dialog : fullscreenElement;
}
