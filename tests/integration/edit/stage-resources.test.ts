import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Accepted } from '#app/contract/editing.ts';
import type { Role } from '#app/contract/roles.ts';
import type {
  BlockMarks,
  DrawnAgain,
  LoadedDraft,
} from '#app/features/page-builder/edit/store/store-types.ts';
import type { Browser } from '#tests/support/browser.ts';
import { openEditedSite } from '#tests/support/edited-site.ts';

const STAGE = '/edit/on/page%3Aabout';
const COMMANDS = `${STAGE}/commands`;
const VIEW = `${STAGE}/view`;

type EditedSite = Awaited<ReturnType<typeof openEditedSite>>;
let edited: EditedSite;

beforeAll(async () => {
  edited = await openEditedSite();
});

const browserAs = async (...roles: Role[]) => (await edited.openAs(roles)).browser;

function post(browser: Browser, path: string, body: unknown, headers: Record<string, string> = {}) {
  return browser.request(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      origin: browser.origin,
      ...headers,
    },
  });
}

const load = async (browser: Browser, query = '') =>
  (await browser.request(`${COMMANDS}${query}`)).json() as Promise<LoadedDraft>;

const heading = (value: unknown, language = 'en') => ({
  ...{ kind: 'set', id: 'hero', way: 'heading', language, value },
});

async function send(
  browser: Browser,
  revision: number,
  commands: unknown[],
  command_id: string = randomUUID(),
) {
  const response = await post(browser, COMMANDS, { revision, command_id, commands });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const answer = (isJson ? await response.json() : null) as Accepted & { message?: string };
  return { status: response.status, answer };
}

const body = (heading: unknown) => ({
  ...{ language: 'en', first: 'hero' },
  blocks: [{ id: 'hero', data: { component_key: 'defaultBanner', heading } }],
});

describe('resources of the stage', () => {
  it('are there for role edit alone', async () => {
    const other = await openEditedSite();
    const outsider = (await other.openAs(['edit', 'publish', 'own'])).browser;
    const guest = (await edited.openAsGuest()).browser;
    for (const browser of [guest, await browserAs(), await browserAs('moderate', 'read')]) {
      const statuses = [
        (await browser.request(COMMANDS)).status,
        (await send(browser, 0, [heading('Mine')])).status,
        (await post(browser, VIEW, body('Mine'))).status,
      ];
      expect(statuses).toEqual([404, 404, 404]);
    }
    // Of another brand: its own page of that name.
    expect(await send(outsider, 0, [heading('Elsewhere')])).toMatchObject({ status: 200 });
    const editor = await browserAs('edit');
    const { document, revision } = await load(editor);
    expect(revision).toBe(0);
    expect(document.blocks[0]?.data.heading).toEqual({ $t: { en: 'Welcome', es: 'Bienvenidos' } });
    const cookies = [...editor.cookies];
    const elsewhere = other.site.browser(other.hostname);
    for (const [name, value] of cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.request(COMMANDS)).status).toBe(404);
  });

  it('are stored nowhere, and take nothing from another site', async () => {
    const editor = await browserAs('edit');
    const responses = [await editor.request(COMMANDS), await post(editor, VIEW, body('Mine'))];
    for (const { status, headers } of responses) {
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toContain('no-store');
    }
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const sent = { revision: 0, command_id: randomUUID(), commands: [heading('Theirs')] };
    expect((await post(editor, COMMANDS, sent, foreign)).status).toBe(403);
    expect((await post(editor, VIEW, body('Theirs'), foreign)).status).toBe(403);
  });

  it('refuse what no script of ours sends', async () => {
    const editor = await browserAs('edit');
    for (const path of [COMMANDS, VIEW]) {
      expect((await post(editor, path, '{"revision":')).status).toBe(400);
      expect((await post(editor, path, { commands: 'all' })).status).toBe(400);
      expect((await post(editor, path, body('x'), { 'content-type': 'text/plain' })).status).toBe(415);
      expect((await post(editor, path, body('x'.repeat(300_000)))).status).toBe(413);
    }
    expect((await editor.request(`${COMMANDS}?since=yesterday`)).status).toBe(400);
    expect((await editor.request('/edit/on/page%3Anone/commands')).status).toBe(404);
  });
});

describe('changes by scripts', () => {
  it('are a step of undo each, and come again without counting twice', async () => {
    const editor = await browserAs('edit');
    const { revision } = await load(editor);
    const id = randomUUID();
    const first = await send(editor, revision, [heading('Salt')], id);
    expect(first).toMatchObject({ status: 200, answer: { revision: revision + 1, clashes: [] } });
    const colleague = await browserAs('edit');
    await send(colleague, revision + 1, [{ kind: 'set', id: 'hero', way: 'description', value: 'Theirs' }]);
    expect(await send(editor, revision, [heading('Salt')], id)).toEqual(first);
    const { log } = await load(editor, `?since=${revision}`);
    expect(log.map((batch) => batch.revision)).toEqual([revision + 1, revision + 2]);
    expect(log[0]?.inverses).toEqual([expect.objectContaining({ way: 'heading', value: 'Welcome' })]);
  });

  it('that come again have what others did before them', async () => {
    const editor = await browserAs('edit');
    const colleague = await browserAs('edit');
    const { revision } = await load(editor);
    const theirs = { kind: 'set', id: 'hero', way: 'description', value: newWords() };
    await send(colleague, revision, [theirs]);
    const id = randomUUID();
    const mine = heading(newWords());
    const first = await send(editor, revision, [mine], id);
    expect(first.answer.others).toEqual([theirs]);
    await send(colleague, revision + 2, [{ ...theirs, value: newWords() }]);
    expect((await send(editor, revision, [mine], id)).answer).toEqual(first.answer);
  });

  it('name the field that is wrong and its limit', async () => {
    const editor = await browserAs('edit');
    const { revision, document } = await load(editor);
    const { status, answer } = await send(editor, revision, [heading('x'.repeat(25_000))]);
    expect(status).toBe(422);
    expect(answer.message).toMatch(/heading.*at most 200 characters/);
    expect((await load(editor)).document).toEqual(document);
  });

  it('clash where a colleague wrote something else, and write nothing then', async () => {
    const [editor, colleague] = [await browserAs('edit'), await browserAs('edit')];
    const { revision } = await load(editor);
    const theirs = newWords();
    await send(colleague, revision, [heading(theirs)]);
    const { answer } = await send(editor, revision, [heading(newWords())]);
    expect(answer).toMatchObject({
      revision: revision + 1,
      applied: [],
      clashes: [{ theirs: heading(theirs) }],
    });
  });

  it('are not taken any more once the session is over', async () => {
    const editor = await browserAs('edit');
    const { revision } = await load(editor);
    await edited.site.bindings.db.prepare('DELETE FROM sessions').run();
    const { status } = await send(editor, revision, [heading('Too long ago')]);
    expect([401, 404]).toContain(status);
  });
});

describe('views of what is not saved', () => {
  const view = async (browser: Browser, body: unknown, path = VIEW) =>
    (await (await post(browser, path, body)).json()) as DrawnAgain;

  it('are drawn from what was sent, in the edited language, with their marks', async () => {
    const editor = await browserAs('edit');
    const texts = { $t: { en: 'Not saved', es: 'Sin guardar' } };
    const { views, components } = await view(editor, body(texts));
    expect(views.hero?.placed).toMatchObject({ id: 'hero', view: { words: { heading: 'Not saved' } } });
    const { fields } = JSON.parse(views.hero?.marksJson ?? '') as BlockMarks;
    expect(Object.values(fields)).toEqual([{ way: 'heading', kind: 'text', maxChars: 200 }]);
    expect(components.keys).toContain('defaultBanner');
    const spanish = await view(editor, body(texts), `${VIEW}?in=es`);
    expect(spanish.views.hero?.placed).toMatchObject({ view: { words: { heading: 'Sin guardar' } } });
    expect((await load(editor)).document.blocks[0]?.data.heading).not.toEqual(texts);
  });

  it('are null of what shows nothing, or is not known', async () => {
    const editor = await browserAs('edit');
    const blocks = [
      { id: 'a', data: { component_key: 'defaultBanner' } },
      { id: 'b', data: { component_key: 'fromElsewhere', heading: '</script><img src=x onerror=alert(1)>' } },
    ];
    const { views } = await view(editor, { language: 'en', first: 'a', blocks });
    expect(views).toEqual({ a: { placed: null, marksJson: null }, b: { placed: null, marksJson: null } });
  });
});

const newWords = () => `Words ${randomUUID().slice(0, 8)}`;
