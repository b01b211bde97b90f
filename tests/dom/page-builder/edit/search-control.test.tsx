import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormContext } from '#app/features/page-builder/edit/fields/form-context.ts';
import { ChoiceLists, IdControl } from '#app/features/page-builder/edit/fields/id-control.tsx';
import { renderOnSite } from '../../support/render-on-site.tsx';

const MANY = Array.from({ length: 50 }, (_, index) => ({ id: `film-${index}`, name: `Film ${index}` }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function draw() {
  renderOnSite(
    <FormContext.Provider
      value={{ faults: [], language: 'en', ownLanguage: 'en', choices: { title: MANY }, found: null }}
    >
      <form>
        <IdControl id="field-a" name="a" kind="title" label="Title" value="" />
        <ChoiceLists />
      </form>
    </FormContext.Provider>,
  );
  return screen.getByLabelText<HTMLInputElement>('Title');
}

it('names of a long list are looked for on the site, once they are typed', async () => {
  const fetched = vi.fn(async (_: string) =>
    Response.json([{ id: 'keeper', name: 'The Lighthouse Keeper' }]),
  );
  vi.stubGlobal('fetch', fetched);
  const field = draw();
  const suggested = () =>
    [...(field.list?.options ?? [])].map(({ value, textContent }) => [value, textContent]);
  expect(suggested()).toHaveLength(50);
  for (const words of ['l', 'li', 'light']) fireEvent.input(field, { target: { value: words } });
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/edit/choices?kind=title&q=light']);
  expect(suggested()).toEqual([['keeper', 'The Lighthouse Keeper']]);
  // The one that is taken is not looked for.
  fireEvent.input(field, { target: { value: 'keeper' } });
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('what was suggested stays where the site cannot be reached', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline');
  });
  const field = draw();
  fireEvent.input(field, { target: { value: 'light' } });
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(field.list?.options).toHaveLength(50);
});
