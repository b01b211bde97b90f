import { openEditedSite } from '#tests/support/edited-site.ts';

const FAQ = ['Why?', 'How?'].map((question) => ({ question, answer: `<p>${question}</p>` }));

/** A brand of a test's own with pages of text, a FAQ and a form, and its editors' and viewers' pages. */
export async function openStudio() {
  const { openAs, change, put } = await openEditedSite();
  const { results } = await change([
    put('page', 'spring', { type: 'CUSTOM', page_url: 'spring', title: { en: 'Spring' } }),
    put('page', 'press', {
      ...{ type: 'STATIC', page_url: 'press' },
      ...{ title: { en: 'Press' }, content: { en: '<p>Hello</p>' } },
    }),
    put('info-page', 'ABOUT_US', {
      title: { en: 'About us' },
      content: { en: '<p>We</p>', es: '<p>Nos</p>' },
    }),
    put('info-page', 'FAQ', { title: { en: 'Questions' }, content: { en: FAQ } }),
    put('info-page', 'SOCIAL_LINKS', {
      ...{ title: { en: 'Follow us' }, content: { en: { facebook: 'https://facebook.com/x' } } },
    }),
    put('form', 'contact', {
      ...{ heading: { en: 'Write to us' }, button_text: { en: 'Send' }, place: { type: 'HOME' } },
      fields: [
        { name: { en: 'Your name' }, type: 'TEXT_INPUT' },
        { name: { en: 'How often' }, type: 'DROPDOWN', options: [{ en: 'Daily' }, { en: 'Weekly' }] },
      ],
    }),
  ]);
  const faults = results.flatMap((result) => result.faults ?? []);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return {
    openAsEditor: (path = '/edit') => openAs(['edit', 'publish'], path),
    openAsViewer: (path: string) => openAs([], path),
  };
}
