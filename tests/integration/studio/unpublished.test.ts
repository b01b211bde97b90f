import { beforeAll, describe, expect, it } from 'vitest';
import { fillPath } from '#app/contract/call.ts';
import { type CallName, calls } from '#app/contract/calls.ts';
import type { ListedDocument } from '#app/contract/editing.ts';
import { FINDING_RULES } from '#app/contract/publishing.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import { openEditedSite } from '#tests/support/edited-site.ts';
import { openElsewhere } from './edge-elsewhere.ts';
import { newWords } from './studio-site.ts';

/** A document of every kind, with a page of viewers that it is published into. */
const PAGES = {
  'home:main': '/',
  'page:about': '/custom/about',
  'page:terms': '/static/terms',
  'info:ABOUT_US': '/about-us',
  'form:contact': '/forms/contact',
  site: '/pricing',
} as const;
type Document = keyof typeof PAGES;
const DOCUMENTS = Object.keys(PAGES) as Document[];

const FORM_KEY = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

let edited: Awaited<ReturnType<typeof openEditedSite>>;
let session: string;

beforeAll(async () => {
  edited = await openEditedSite();
  const { results } = await edited.change([
    edited.put('info-page', 'ABOUT_US', { title: { en: 'About us' }, content: { en: '<p>We</p>' } }),
  ]);
  expect(results).toMatchObject([{ result: 'changed' }]);
  const owner = await edited.openAs(['edit', 'publish', 'own']);
  session = owner.browser.cookies.get('sid') ?? '';
});

async function call<Data>(
  name: CallName,
  { document = '', body }: { document?: string; body?: object } = {},
) {
  const { method, path } = calls[name];
  const response = await edited.site.fetch('platform.localhost', fillPath(path, { document }), {
    method,
    headers: {
      ...{ account_id: edited.account, ott_sessionid: session, 'content-type': 'application/json' },
    },
    ...(body && { body: JSON.stringify({ command_id: crypto.randomUUID(), ...body }) }),
  });
  expect([name, document, response.status]).toEqual([name, document, 200]);
  return ((await response.json()) as { data: Data }).data;
}

/** What changes of a document, to be seen on its page. */
function changeOf(document: Document): Command {
  const value = newWords();
  switch (document) {
    case 'home:main':
    case 'page:about':
      return { kind: 'set', id: 'hero', way: 'heading', value };
    case 'form:contact':
      return { kind: 'field', name: 'heading', language: 'en', value };
    case 'site':
      return { kind: 'field', name: 'c7', value: '#ffd166' };
    default:
      return { kind: 'field', name: 'content', language: 'en', value: `<p>${value}</p>` };
  }
}

/** All of the HTML of every page as a place renders it that has nothing in its caches. */
async function renderAll() {
  const visit = await openElsewhere(edited.site);
  const pages = {} as Record<Document, string>;
  for (const document of DOCUMENTS) {
    const { status, html, cache } = await visit(edited.hostname, PAGES[document]);
    expect([document, status]).toEqual([document, 200]);
    // The page of a form is in no cache.
    expect(cache).toBe(document === 'form:contact' ? 'bypass' : 'miss');
    const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
    if (!nonce) throw new Error(`${document} has no nonce`);
    // Each rendering of a form has a key of its own, under which it is sent once.
    pages[document] = html.replaceAll(nonce, 'NONCE').replaceAll(FORM_KEY, 'KEY');
  }
  return pages;
}

describe('drafts', () => {
  it('of every kind change no byte of a guest’s pages until they are published', async () => {
    const before = await renderAll();
    for (const document of DOCUMENTS)
      await call('editCommands', { document, body: { revision: 0, commands: [changeOf(document)] } });
    const listed = await call<ListedDocument[]>('editedDocuments');
    const changed = listed.filter(({ is_changed }) => is_changed).map(({ id }) => id);
    expect(changed.sort()).toEqual([...DOCUMENTS].sort());
    const drafted = await renderAll();
    for (const document of DOCUMENTS) expect(drafted[document]).toBe(before[document]);

    await call('publishDrafts', { body: { accept: [...FINDING_RULES] } });
    const published = await renderAll();
    for (const document of DOCUMENTS) expect(published[document]).not.toBe(before[document]);
  });
});
