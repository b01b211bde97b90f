import type { Command } from '#app/lib/edit-document/command.ts';
import type { Site } from '#cli/local/site.ts';
import { type Browser, createBrowser } from '#tests/support/browser.ts';
import { login } from '#tests/support/login.ts';

const HOSTNAME = 'pulse.localhost';

/** Blocks that call nothing: texts, pictures, cards. */
const KEYS = ['defaultBanner', 'recentStory', 'plainScroller', 'rowingHeroSection', 'narrowAdmonition'];

/** A page of so many blocks, and its editor, who may publish. */
export interface BenchPage {
  editor: Browser;
  document: string;
  stage: string;
  /** Of the draft as it was made. */
  revision: number;
}

export async function openEditor(site: Site): Promise<Browser> {
  const editor = createBrowser(site, HOSTNAME);
  await login(editor, 'editor@pulse.example');
  return editor;
}

export async function makePage(editor: Browser, blocks: number): Promise<BenchPage> {
  const id = crypto.randomUUID().slice(-12);
  const document = `page:${id}`;
  const stage = `/edit/on/${encodeURIComponent(document)}`;
  const send = async (path: string, fields: Record<string, string>) => {
    const { status } = await editor.submit(path, { ...fields, command_id: crypto.randomUUID() });
    if (status !== 302) throw new Error(`${path} responded with ${status}`);
  };
  const page = { id, title: `Page of ${blocks} blocks`, page_url: `page-${id}`, type: 'CUSTOM' };
  await send('/edit/new-page', page);
  for (let index = 0; index < blocks; index += 1)
    await send(`${stage}/add`, {
      ...{ component_key: KEYS[index % KEYS.length] ?? '', revision: String(index + 1) },
    });
  return { editor, document, stage, revision: blocks + 1 };
}

/** One batch, as scripts send it; answers the new revision. */
export async function sendCommands(
  { editor, stage }: BenchPage,
  revision: number,
  commands: readonly Command[],
): Promise<number> {
  const response = await editor.request(`${stage}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', origin: editor.origin },
    body: JSON.stringify({ revision, command_id: crypto.randomUUID(), commands }),
  });
  if (response.status !== 200) throw new Error(`commands responded with ${response.status}`);
  const { revision: next, applied } = (await response.json()) as { revision: number; applied: unknown[] };
  if (applied.length !== commands.length) throw new Error('a batch was not applied');
  return next;
}

export async function publishPage({ editor, document }: BenchPage): Promise<void> {
  // A page of samples has warnings: they are accepted.
  const accept = [
    ...['picture_without_words', 'language_missing', 'block_empty'],
    ...['picture_small', 'heading_missing', 'colour_moved'],
  ];
  const body = new URLSearchParams({ command_id: crypto.randomUUID(), document, name: '', at: '' });
  for (const rule of accept) body.append('accept', rule);
  const response = await editor.request('/edit/publish', {
    method: 'POST',
    body: body.toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      origin: editor.origin,
    },
  });
  if (response.status !== 302) throw new Error(`the publish responded with ${response.status}`);
}
