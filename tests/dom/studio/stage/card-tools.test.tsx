import { fireEvent, screen } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { describe, expect, it } from 'vitest';
import { cardsAt } from '#app/features/studio/stage/acts/card-act.ts';
import { useStageActs } from '#app/features/studio/stage/acts/use-stage-acts.ts';
import { CardTools } from '#app/features/studio/stage/cards/card-tools.tsx';
import { StageProvider } from '#app/features/studio/stage/stage-context.ts';
import { renderOnSite } from '../../support/render-on-site.tsx';
import { memoryEditor } from './memory-editor.ts';

const ASSETS = 'http://assets.localhost';
const STATE = {
  ...{ document: 'page:about', revision: 3, language: null, commandId: 'cccccccc', assets: ASSETS },
  text: { lang: 'en', dir: 'ltr' as const },
};
const LIST = 'slide_data';

function openTools() {
  const headings = ['One', 'Two'].map((heading) => ({ heading }));
  const { editor, subscribe } = memoryEditor(['rowingHeroSection'], { [LIST]: headings });
  const section = document.createElement('section');
  const blockNow = () => {
    const [block] = editor.getState().document.blocks;
    if (!block) throw new Error('there is no block');
    return block;
  };
  const cardsNow = () => cardsAt(blockNow(), LIST);
  function Host() {
    useSyncExternalStore(subscribe, editor.getState);
    const [path, setPath] = useState('');
    const cards = cardsNow().map(({ _id }) => ({
      ...{ path: `${LIST}/#${_id}`, list: LIST, id: _id, element: section },
    }));
    const acts = useStageActs(editor, {
      ...{ document: STATE.document, assets: ASSETS },
      announce: () => undefined,
      focusBlock: () => undefined,
      chooseForPictures: () => Promise.resolve('with'),
    });
    const current = cards.find((card) => card.path === path) ?? cards[0];
    if (!current) return null;
    return (
      <StageProvider value={acts}>
        <CardTools
          {...{ section, cards, current, block: blockNow(), name: 'Hero slider', places: [] }}
          setCurrent={(card) => setPath(card.path)}
          state={STATE}
        />
      </StageProvider>
    );
  }
  renderOnSite(<Host />);
  return () => cardsNow().map(({ heading }) => heading);
}

describe('the tools of a card', () => {
  it('make one copy of a double click, and another one of the next click', () => {
    const headings = openTools();
    const click = (detail: number) =>
      fireEvent.click(screen.getByRole('button', { name: /^Copy: / }), { detail });
    click(1);
    expect(headings()).toEqual(['One', 'One', 'Two']);
    click(2);
    expect(headings()).toEqual(['One', 'One', 'Two']);
    click(1);
    expect(headings()).toEqual(['One', 'One', 'One', 'Two']);
  });
});
