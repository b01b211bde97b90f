import { describe, expect, it } from 'vitest';
import { drawnCards } from '#app/features/studio/stage/cards/drawn-cards.ts';
import { showCard } from '#app/features/studio/stage/cards/show-card.ts';

/** Elements with `data-way` are drawn fields, or the text in them. */
function draw(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const fields = [...root.querySelectorAll<HTMLElement>('[data-way]')].map((element) => ({
    way: element.dataset.way ?? '',
    node: element.firstChild ?? element,
  }));
  return { root, fields, cards: drawnCards(fields, root) };
}
const namesOf = ({ cards }: ReturnType<typeof draw>) => cards.map(({ element }) => element.id);

describe('drawnCards', () => {
  it('a card is the largest element with its fields alone', () => {
    const drawn = draw(`<h2 data-way="heading">Row</h2><div>
      <div id="one"><p><b data-way="card_data/#1/heading">One</b></p><img data-way="card_data/#1/image_s3key"></div>
      <div id="two"><p data-way="card_data/#2/heading">Two</p></div></div>`);
    expect(namesOf(drawn)).toEqual(['one', 'two']);
    expect(drawn.cards[0]).toMatchObject({ path: 'card_data/#1', list: 'card_data', id: '1' });
  });

  it('is in the order of the page, whatever that of the fields is', () => {
    const { fields, root } = draw(`<ul><li id="one"><i data-way="c/#1/a">1</i></li>
      <li id="two"><i data-way="c/#2/a">2</i></li></ul>`);
    expect(drawnCards(fields.toReversed(), root).map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('a single card is its item, and never the whole block', () => {
    expect(
      namesOf(draw('<section><ul><li id="only"><p data-way="c/#1/a">1</p></li></ul></section>')),
    ).toEqual(['only']);
    expect(draw('text<span data-way="heading">a</span>').cards).toEqual([]);
  });

  it('cards within cards are cards of their own', () => {
    const drawn = draw(`<ul><li id="slide"><h3 data-way="s/#1/heading">S</h3><div>
      <p id="a" data-way="s/#1/child_content/#a/heading">A</p>
      <p id="b" data-way="s/#1/child_content/#b/heading">B</p></div></li></ul>`);
    expect(namesOf(drawn)).toEqual(['slide', 'a', 'b']);
    expect(drawn.cards[1]).toMatchObject({ list: 's/#1/child_content', id: 'a' });
  });
});

describe('showCard', () => {
  const slider = (buttons: string) =>
    `<section><ul data-sliding><li data-current>1</li><li>2</li><li><p id="third">3</p></li></ul>
     <div data-controls>${buttons}</div></section>`;
  function clickedBy(buttons: string): string[] {
    const { root } = draw(slider(buttons));
    const names: string[] = [];
    for (const button of root.querySelectorAll('button'))
      button.addEventListener('click', () => names.push(button.id));
    const third = root.querySelector('#third');
    if (third) showCard(third);
    return names;
  }

  it('a slider goes to the dot of the slide, or to its last', () => {
    const ends = ['<button id="back"></button>', '<button id="on"></button>'];
    expect(
      clickedBy(
        `${ends[0]}<button id="1"></button><button id="2"></button><button id="3"></button>${ends[1]}`,
      ),
    ).toEqual(['3']);
    expect(clickedBy(`${ends[0]}<button id="1"></button><button id="2"></button>${ends[1]}`)).toEqual(['2']);
    expect(clickedBy(`${ends[0]}<span>1</span>${ends[1]}`)).toEqual(['on', 'on']);
  });
});
