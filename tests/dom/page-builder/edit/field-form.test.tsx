import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BLOCK_KEYS } from '#app/features/page-builder/block-keys.ts';
import { FieldForm } from '#app/features/page-builder/edit/fields/field-form.tsx';
import type { Choices } from '#app/features/page-builder/edit/fields/form-context.ts';
import type { FormFault } from '#app/features/page-builder/edit/fields/form-faults.ts';
import type { FormBlock, FormField } from '#app/features/page-builder/edit/fields/form-field.ts';
import { toLayoutFields } from '#app/features/page-builder/edit/fields/layout-value.ts';
import { readForm } from '#app/features/page-builder/edit/fields/read-form.ts';
import { toFormFields } from '#app/features/page-builder/edit/fields/to-form-fields.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import { formRequest } from '#tests/support/page-form.ts';
import { inDraft } from '#tests/unit/page-builder/edit/fields/generated-blocks.ts';
import { MATERIAL } from '#tests/unit/page-builder/render-blocks.tsx';
import { renderOnSite } from '../../support/render-on-site.tsx';

const EN = { language: 'en', ownLanguage: 'en' };
const AR = { language: 'ar', ownLanguage: 'en' };

interface Drawing {
  languages?: typeof EN;
  lng?: 'en' | 'ar';
  at?: string;
  faults?: readonly FormFault[];
  choices?: Choices;
  openCard?: string;
}

function drawForm(block: FormBlock, { languages = EN, lng = 'en', at = '/', ...props }: Drawing = {}) {
  const { container } = renderOnSite(
    <FieldForm
      action="/edit"
      fields={toFormFields(block.blockKey, block.data, languages)}
      layout={toLayoutFields(block.config)}
      languages={languages}
      {...props}
    />,
    { lng, at },
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

/** What the form sends by one of its buttons. */
function sentBy(form: HTMLFormElement, button: HTMLElement | null): URLSearchParams {
  const { body } = formRequest(form, button, new URL('https://north.example.com/'));
  return new URLSearchParams(body);
}

const saveButton = () => screen.getByRole('button', { name: 'Save' });
const sampleOf = (key: (typeof BLOCK_KEYS)[number]): FormBlock => ({
  blockKey: key,
  data: inDraft(definitions[key].sample(MATERIAL) as Data).data,
});

function pathsIn(fields: readonly FormField[]): string[] {
  return fields.flatMap((field) => {
    if (field.kind === 'group') return pathsIn(field.fields);
    if (field.kind === 'list') return field.cards.flatMap((card) => pathsIn(card.fields));
    return [field.path];
  });
}

/** What names a control: its label, or what it is labelled by. */
function nameOf(form: HTMLFormElement, control: Element): string {
  const label = control.closest('label') ?? form.querySelector(`label[for="${CSS.escape(control.id)}"]`);
  return (label?.textContent ?? control.getAttribute('aria-label') ?? '').trim();
}

describe.each(BLOCK_KEYS)('the form of %s', (key) => {
  const block = sampleOf(key);

  it('has a control with a name for every field, and no id twice', () => {
    const form = drawForm(block);
    const controls = [...form.querySelectorAll('input:not([type="hidden"]), select, textarea')];
    const names = controls.map((control) => control.getAttribute('name') ?? '');
    for (const path of pathsIn(toFormFields(key, block.data, EN)))
      expect(
        names.some((name) => name === path || name.startsWith(`${path}/`)),
        path,
      ).toBe(true);
    expect(
      controls.filter((control) => nameOf(form, control) === '').map((control) => control.outerHTML),
    ).toEqual([]);
    // A key in place of a text.
    expect(form.textContent).not.toMatch(/field_|_choice|link_|layout_|style_|fault_/);
    for (const fieldset of form.querySelectorAll('fieldset'))
      expect(fieldset.querySelector(':scope > legend')?.textContent).toBeTruthy();
    const ids = [...form.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const described = [...form.querySelectorAll('[aria-describedby]')].flatMap(
      (each) => each.getAttribute('aria-describedby')?.split(' ') ?? [],
    );
    expect(described.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each([EN, AR])('changes nothing when it is sent as it is: $language', (languages) => {
    const form = drawForm(block, { languages });
    const read = readForm(sentBy(form, saveButton()), block, languages);
    expect(read.data).toBe(block.data);
    expect(read).toEqual({ data: block.data, config: undefined, faults: [] });
  });
});

describe('FieldForm', () => {
  const hero: FormBlock = {
    blockKey: 'rowingHeroSection',
    data: {
      slide_data: [
        { _id: 'a', _at: 'a0', content: { heading: { $t: { en: 'First', ar: 'الأولى' } } } },
        { _id: 'b', _at: 'a1', content: { heading: 'Second' } },
      ],
    },
  };

  it('sends every spelling as it is', () => {
    const block: FormBlock = {
      blockKey: 'rowingHeroSection',
      config: { top: 'wide', future: 'x' },
      data: {
        title: ' with blanks ',
        auto_slide: false,
        unknown: { a: 1 },
        card_data: [
          {
            header: 'lines\r\nof a heading',
            description: '\nbegins with a line',
            image_s3_key: { s3_key: 'images/a b.w640.webp' },
            link: '/plans',
            position: 'left',
            cta_button: { link: { type: 'FUTURE', data: { id: 'x' } } },
          },
        ],
      },
    };
    const form = drawForm(block);
    expect(readForm(sentBy(form, saveButton()), block, EN)).toEqual({
      ...block,
      blockKey: undefined,
      faults: [],
    });
  });

  it('sends what was switched off, a link over the page too', () => {
    const link = { type: 'EXTERNAL', data: { url: 'https://example.com' }, popup_enabled: true };
    const block: FormBlock = { blockKey: 'rowingHeroSection', data: { slide_data: [{ _id: 'a', link }] } };
    const form = drawForm(block);
    for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) box.checked = false;
    expect(readForm(sentBy(form, saveButton()), block, EN).data).toEqual({
      auto_slide: false,
      slide_data: [{ _id: 'a', link: { ...link, popup_enabled: false }, cta_button: { enabled: false } }],
    });
  });

  it('saves by Enter: no button of a card is the first', () => {
    const form = drawForm(hero);
    const [first] = form.querySelectorAll('button');
    expect(sentBy(form, first ?? null).get('intent')).toBe('save');
  });

  it('begins with the space above the block where its address names the layout', () => {
    drawForm({ ...hero, config: { top: 'wide' } }, { at: '/edit#field-config' });
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Much', checked: true }));
    expect(document.getElementById('field-config')?.contains(document.activeElement)).toBe(true);
  });

  it('has buttons for each card, named after it, that the ends of a list lack', () => {
    const form = drawForm(hero);
    for (const details of form.querySelectorAll('details')) details.open = true;
    const intentOf = (name: string) => sentBy(form, screen.getByRole('button', { name })).get('intent');
    expect(intentOf('Down: 1. First')).toBe('card-down:slide_data/#a');
    expect(intentOf('Up: 2. Second')).toBe('card-up:slide_data/#b');
    expect(intentOf('Copy: 1. First')).toBe('card-copy:slide_data/#a');
    expect(intentOf('Delete: 2. Second')).toBe('card-delete:slide_data/#b');
    expect(intentOf('Add')).toBe('card-add:slide_data');
    expect(screen.queryByRole('button', { name: 'Up: 1. First' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Down: 2. Second' })).toBeNull();
  });

  it('opens the card that was added, and those with an error', () => {
    const isOpen = (form: HTMLFormElement) => [...form.querySelectorAll('details')].map(({ open }) => open);
    expect(isOpen(drawForm(hero))).toEqual([false, false]);
    expect(isOpen(drawForm(hero, { openCard: 'slide_data/#b' }))).toEqual([false, true]);
    const fault: FormFault = {
      path: 'slide_data/#a/title',
      kind: 'text',
      limit: 200,
      message: 'is too long',
    };
    expect(isOpen(drawForm(hero, { faults: [fault] }))).toEqual([true, false]);
  });

  it('shows errors beside their fields, and at the top with links to them', () => {
    const faults: FormFault[] = [
      { path: 'title', kind: 'text', limit: 200, message: 'x' },
      { path: 'slide_data/#a/link', kind: 'link', message: 'x' },
      { path: 'slide_data/#a/image_s3key', kind: 'picture', message: 'x' },
      { path: 'config:top', kind: 'layout', message: 'x' },
    ];
    const form = drawForm(hero, { faults });
    const links = within(screen.getByRole('alert')).getAllByRole<HTMLAnchorElement>('link');
    expect(links).toHaveLength(4);
    for (const link of links) {
      const target = form.querySelector(`#${CSS.escape(decodeURIComponent(link.hash.slice(1)))}`);
      const ids = target?.getAttribute('aria-describedby')?.split(' ') ?? [];
      const described = ids
        .map((id) => form.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '')
        .join(' ');
      expect(link.textContent).toContain(
        described
          .split('.')
          .at(-2)
          ?.replace(/^At most \d+ characters/, '') ?? '?',
      );
    }
    expect(links[0]?.textContent).toBe('Title: This is longer than 200 characters.');
  });

  it('has the brand’s own words beside those of another language', () => {
    const form = drawForm(hero, { languages: AR });
    const [heading] = within(form).getAllByRole('textbox', { name: 'Heading', hidden: true });
    expect(heading).toHaveProperty('value', 'الأولى');
    expect(heading?.getAttribute('lang')).toBe('ar');
    expect(form.textContent).toContain('First');
  });

  it('offers what the brand has by name, in a list or as suggestions', () => {
    const pages = [{ id: 'about', name: 'About us' }];
    const titles = Array.from({ length: 41 }, (_, at) => ({ id: `t${at}`, name: `Title ${at}` }));
    const link = { type: 'CONTENT_DETAIL', data: { id: 't7' } };
    const block: FormBlock = { blockKey: 'promoStrip', data: { link } };
    const form = drawForm(block, { choices: { page: pages, title: titles } });
    expect(form.querySelector('select[name="link/page"]')?.textContent).toContain('About us');
    expect(form.querySelector('input[name="link/title"]')?.getAttribute('list')).toBe('choices-title');
    expect(form.querySelectorAll('#choices-title option')).toHaveLength(41);
    expect(form.textContent).toContain('Title 7');
    const read = readForm(sentBy(form, saveButton()), block, EN);
    expect(read.data).toBe(block.data);
  });

  it('offers titles and channels for a player, each in a list of its own', () => {
    const choices = {
      title: [{ id: 'film', name: 'A film' }],
      channel: [{ id: 'news', name: 'The news' }],
    };
    const player = { type: 'IPTV', data: { id: 'news' } };
    const block: FormBlock = { blockKey: 'defaultBannerPlayer', data: { player } };
    const form = drawForm(block, { choices });
    const control = (name: string) => form.querySelector<HTMLInputElement>(`select[name="player/${name}"]`);
    expect([control('type')?.value, control('title')?.value, control('channel')?.value]).toEqual([
      ...['IPTV', '', 'news'],
    ]);
    expect(control('title')?.textContent).toContain('A film');
    expect(control('channel')?.textContent).not.toContain('A film');
    expect(readForm(sentBy(form, saveButton()), block, EN).data).toBe(block.data);
  });

  it('speaks Arabic', () => {
    drawForm(hero, { lng: 'ar' });
    expect(screen.getByRole('button', { name: 'حفظ' })).toBeTruthy();
    expect(document.documentElement.dir).toBe('rtl');
  });
});
