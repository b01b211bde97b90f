import { randomUUID } from 'node:crypto';
import type { Accepted, EditedDocumentWire, ListedDocument } from '#app/contract/editing.ts';
import type { Published } from '#app/contract/publishing.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import { entityCalls } from '#tests/support/entities.ts';
import { makeViewer } from './make-viewer.ts';
import type { TestPlatform } from './start-platform.ts';

export const HOME = 'home:main';
export const ABOUT = 'page:about';

/** A page of two blocks, one of them with cards, and one of rich text. */
const BLOCKS = [
  { id: 'hero', data: { component_key: 'defaultBanner', heading: 'Welcome', description: 'Stay a while' } },
  {
    id: 'cards',
    data: {
      component_key: 'rowingHeroSection',
      slide_data: [{ heading: 'One' }, { heading: { $t: { en: 'Two', es: 'Dos' } } }],
    },
  },
];

let editors = 0;

/** A brand with a home, a page of blocks, one of rich text and a form, and its editors. */
export async function makeEditedBrand(platform: TestPlatform) {
  const { accountId: account } = await platform.makeAccount();
  const entities = entityCalls(
    (method, path, body) => platform.admin(method, path.replace('/admin/v1', ''), body),
    account,
  );
  const put = (kind: string, id: string, value: unknown) => ({ op: 'put' as const, kind, id, value });
  await entities.change([
    put('template', 'main', { is_published: true, components: BLOCKS }),
    put('page', 'about', { type: 'CUSTOM', page_url: 'about', title: { en: 'About' }, components: BLOCKS }),
    put('page', 'terms', { type: 'STATIC', page_url: 'terms', content: { en: '<p>Terms</p>' } }),
    put('form', 'contact', {
      ...{ heading: { en: 'Write to us' }, button_text: { en: 'Send' }, place: { type: 'HOME' } },
      fields: [{ name: { en: 'Name' }, type: 'TEXT_INPUT' }],
    }),
  ]);

  async function makeEditor(roles: readonly string[] = ['edit', 'publish']) {
    editors += 1;
    const name = `Editor${editors}`;
    const viewer = await makeViewer(platform, account, name, { isEmailVerified: true });
    await grant(`${name.toLowerCase()}@example.com`, roles);
    return { ...viewer, email: `${name.toLowerCase()}@example.com`, ...callsOf(viewer.session) };
  }

  async function grant(email_id: string, roles: readonly string[]) {
    const answer = await platform.admin('PUT', `/accounts/${account}/staff`, { email_id, roles });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  }

  function callsOf(session: string) {
    const call = (name: Parameters<TestPlatform['call']>[0], options: object = {}) =>
      platform.call(name, { account, session, ...options });
    const read = async (document: string, query: Record<string, string> = {}) =>
      (await call('editedDocument', { params: { document }, query })).body
        .data as unknown as EditedDocumentWire;
    const list = async () => (await call('editedDocuments')).body.data as unknown as ListedDocument[];
    const send = (
      document: string,
      commands: readonly Command[],
      { revision, ...more }: { revision: number; command_id?: string; undoes?: number },
    ) =>
      call('editCommands', {
        params: { document },
        body: { command_id: randomUUID(), revision, commands, ...more },
      });
    /** On the draft as it is. */
    const change = async (document: string, ...commands: readonly Command[]) => {
      const { revision } = await read(document);
      const { status, body } = await send(document, commands, { revision });
      if (status !== 200) throw new Error(`${status} ${body.message} ${body.error}`);
      return body.data as unknown as Accepted;
    };
    const publish = (body: object = {}) =>
      call('publishDrafts', { body: { command_id: randomUUID(), ...body } });
    const published = async (body: object = {}) => (await publish(body)).body.data as unknown as Published;
    return { call, read, list, send, change, publish, published };
  }

  /** What a guest gets of a page's blocks. */
  async function seenByGuests(url = 'about') {
    const { body } = await platform.call('customPages', { account });
    const pages = body.data as unknown as { page_url: string; components?: unknown[]; title?: string }[];
    return pages.find(({ page_url }) => page_url === url);
  }

  return { account, entities, put, makeEditor, grant, callsOf, seenByGuests };
}
