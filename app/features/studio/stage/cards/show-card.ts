/**
 * Brings a card into sight. A slider's own arrows and dots are inert for people while its page is edited; it is
 * moved by them all the same.
 */
export function showCard(card: Element): void {
  const track = card.closest('[data-sliding]');
  const slides = [...(track?.children ?? [])];
  const wanted = slides.findIndex((slide) => slide.contains(card));
  if (!track || wanted === -1) {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    card.scrollIntoView({ behavior, block: 'nearest', inline: 'center' });
    return;
  }
  // Nothing plays while it is edited, so there is no button that pauses.
  const buttons = [
    ...(track.closest('section')?.querySelectorAll<HTMLElement>('[data-controls] button') ?? []),
  ];
  const [back, ...others] = buttons;
  const on = others.pop();
  // A row of several in view stops before its last card.
  const dot = others.at(Math.min(wanted, others.length - 1));
  if (dot) {
    dot.click();
    return;
  }
  const current = slides.findIndex((slide) => slide.hasAttribute('data-current'));
  for (let steps = Math.abs(wanted - current); steps > 0; steps--) (wanted < current ? back : on)?.click();
}
