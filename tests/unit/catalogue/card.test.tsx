import { describe, expect, it } from 'vitest';
import { Card } from '#app/features/catalogue/cards/card.tsx';
import type { Card as CardModel } from '#app/features/catalogue/cards/card-model.ts';
import { AssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import { renderInSite } from '../links/render-in-site.tsx';

const CARD: CardModel = {
  id: 'the-salt-road',
  href: '/content/the-salt-road',
  title: 'The Salt Road',
  image: 'images/titles/the-salt-road.w320.webp',
  facts: '2024 · 1 hr 48 min',
  badge: 'live',
  isLocked: true,
};

const draw = (card: CardModel) =>
  renderInSite(
    <AssetOrigin.Provider value="https://assets.example">
      <Card card={card} badgeText={(badge) => badge} />
    </AssetOrigin.Provider>,
  );

describe('Card', () => {
  it('a card names its title and that it is for members', async () => {
    const html = await draw(CARD);
    expect(html).toContain('href="/content/the-salt-road"');
    expect(html.replace(/<[^>]*>/g, '|')).toMatch(/live.*members.*The Salt Road.*2024 · 1 hr 48 min/);
  });

  // A page has a hundred: each element and each escaped character is drawn as often.
  it('a card takes at most eleven elements, and nothing in it has to be escaped', async () => {
    const html = await draw(CARD);
    expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(11);
    expect(html).not.toContain('&');
  });
});
