import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FormResponse } from '#app/contract/form-responses.ts';
import type { Form } from '#app/contract/pages.ts';
import { formResponses, forms } from '#workers/platform/storage/schema/presentation.ts';
import { makeViewer } from './make-viewer.ts';
import { SERVICES_ORIGIN, sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let counter = 0;

beforeAll(async () => {
  platform = await sharedPlatform();
});

const FIELDS = [
  { name: { $t: { en: 'Name', es: 'Nombre' } }, type: 'TEXT_INPUT', is_mandatory: true, value: '' },
  { name: { $t: { en: 'E-mail', es: 'Correo' } }, type: 'EMAIL', is_mandatory: true, value: '' },
  { name: { $t: { en: 'Phone', es: 'Teléfono' } }, type: 'PHONE', is_mandatory: false },
  {
    name: { $t: { en: 'Colour', es: 'Color' } },
    type: 'DROPDOWN',
    is_mandatory: false,
    options: [{ $t: { en: 'Red', es: 'Rojo' } }, { $t: { en: 'Blue', es: 'Azul' } }],
  },
  { name: { $t: { en: 'More', es: 'Más' } }, type: 'TEXT_AREA' },
];

type FormRow = typeof forms.$inferInsert;

/** An account with the form `contact`, its viewers and its staff. */
async function makeBrand(over: Partial<FormRow> = {}) {
  const { accountId: account } = await platform.makeAccount();
  const addForm = (row: Partial<FormRow> = {}) =>
    platform.db.insert(forms).values({
      accountId: account,
      id: 'contact',
      heading: { en: 'Write to us', es: 'Escríbenos' },
      subHeading: { en: 'We read all of it.', es: 'Lo leemos todo.' },
      buttonText: { en: 'Send', es: 'Enviar' },
      entities: { type: 'HOME', data: [] },
      fields: FIELDS,
      ...row,
    });
  await addForm(over);
  const join = async (isStaff = false) => {
    counter += 1;
    const viewer = await makeViewer(platform, account, `Viewer${counter}`);
    const body = { email_id: `viewer${counter}@example.com`, is_staff: true };
    if (isStaff) expect((await platform.admin('PUT', `/accounts/${account}/staff`, body)).status).toBe(200);
    return { ...viewer, name: `Viewer${counter}` };
  };
  const send = (values: Record<string, string> | unknown[], options: object = {}, form_id = 'contact') => {
    const data = Array.isArray(values)
      ? values
      : Object.entries(values).map(([name, value]) => ({ name, type: 'TEXT_INPUT', value }));
    const body = { form_id, form_data: { fields: { data } } };
    return platform.call('submitForm', { account, body, ...options });
  };
  const rows = () => platform.db.select().from(formResponses).where(eq(formResponses.accountId, account));
  const read = (session: string, query: Record<string, string> = {}, of = account) =>
    platform.call('formResponses', { account: of, session, params: { id: 'contact' }, query });
  return { account, addForm, join, send, rows, read };
}

const GOOD = { Name: 'Ana', 'E-mail': 'ana@example.com' };

describe('the forms of an account', () => {
  test('are the active ones, in the viewer’s language, as the contract states', async () => {
    const { account, addForm } = await makeBrand({ isMinimised: true, isLoginRequired: true });
    await addForm({ id: 'gone', isActive: false });
    const place = { type: 'CONTENT', data: [{ id: 'film' }] };
    await addForm({ id: 'other', entities: place, fields: [], subHeading: null, thumbnail: 'images/a.webp' });
    const { body, answer } = await platform.call('forms', { account, language: 'es' });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    const [contact, other, ...more] = body.data as unknown as Form[];
    expect(more).toEqual([]);
    expect(contact).toEqual({
      _id: 'contact',
      heading: 'Escríbenos',
      sub_heading: 'Lo leemos todo.',
      button_text: 'Enviar',
      is_minimised: true,
      is_login_required: true,
      entities: { type: 'HOME', data: [] },
      fields: {
        data: [
          { name: 'Nombre', type: 'TEXT_INPUT', is_mandatory: true, value: '', options: [] },
          { name: 'Correo', type: 'EMAIL', is_mandatory: true, value: '', options: [] },
          { name: 'Teléfono', type: 'PHONE', is_mandatory: false, value: '', options: [] },
          { name: 'Color', type: 'DROPDOWN', is_mandatory: false, value: '', options: ['Rojo', 'Azul'] },
          { name: 'Más', type: 'TEXT_AREA', is_mandatory: false, value: '', options: [] },
        ],
      },
    });
    expect(other).toMatchObject({ _id: 'other', entities: place, thumbnail: 'images/a.webp' });
  });

  test('cannot be read or sent by another account', async () => {
    const [mine, theirs] = [await makeBrand(), await makeBrand({ id: 'theirs' })];
    const { body } = await platform.call('forms', { account: mine.account });
    expect((body.data as unknown as Form[]).map(({ _id }) => _id)).toEqual(['contact']);
    expect((await mine.send(GOOD, {}, 'theirs')).status).toBe(404);
    expect(await theirs.rows()).toEqual([]);
  });
});

describe('sending a form', () => {
  test('stores the values under the account’s own field names, with the viewer', async () => {
    const brand = await makeBrand();
    const member = await brand.join();
    const spanish = {
      Nombre: '  Ana ',
      Correo: 'ana@example.com',
      Teléfono: '٠١٢',
      Color: 'Azul',
      Más: 'a\r\nb',
    };
    const { status, body } = await brand.send(spanish, { language: 'es', session: member.session });
    expect(status).toBe(200);
    const [row] = await brand.rows();
    expect(body.data).toEqual({ custom_form: { _id: row?.id, form_id: 'contact' } });
    expect(row).toMatchObject({ formId: 'contact', userId: member.userId });
    expect(row?.fields).toEqual([
      { name: 'Name', type: 'TEXT_INPUT', value: 'Ana' },
      { name: 'E-mail', type: 'EMAIL', value: 'ana@example.com' },
      { name: 'Phone', type: 'PHONE', value: '012' },
      { name: 'Colour', type: 'DROPDOWN', value: 'Azul' },
      { name: 'More', type: 'TEXT_AREA', value: 'a\nb' },
    ]);
  });

  test('stores no user for a guest, and no empty values', async () => {
    const brand = await makeBrand();
    expect((await brand.send({ ...GOOD, Phone: '' })).status).toBe(200);
    const [row] = await brand.rows();
    expect(row?.userId).toBeNull();
    expect(row?.fields.map(({ name }) => name)).toEqual(['Name', 'E-mail']);
  });

  test('returns an error for every wrong field, in the viewer’s language', async () => {
    const brand = await makeBrand();
    const wrong = { 'E-mail': 'ana', Phone: '12a', Colour: 'Green', More: 'x'.repeat(5000) };
    const { status, body } = await brand.send(wrong);
    expect(status).toBe(422);
    expect(body).toEqual({
      success: false,
      message: 'Please check what you entered.',
      error: 'Field cannot be empty',
      code: 'form_field_empty',
      field_errors: [
        { name: 'Name', message: 'Field cannot be empty' },
        { name: 'E-mail', message: 'Enter a valid E-mail' },
        { name: 'Phone', message: 'Please enter digits only' },
        { name: 'Colour', message: 'Please choose one of the options' },
      ],
    });
    const spanish = await brand.send({ Nombre: 'Ana' }, { language: 'es' });
    expect(spanish.body).toMatchObject({
      field_errors: [{ name: 'Correo', message: 'El campo no puede estar vacío' }],
    });
    expect(await brand.rows()).toEqual([]);
  });

  test('ignores field definitions of the request', async () => {
    const brand = await makeBrand();
    const free = { type: 'TEXT_INPUT', is_mandatory: false, options: ['Green'] };
    const forged = [
      { ...free, name: 'Name', value: '' },
      { ...free, name: 'E-mail', value: 'x' },
      { ...free, name: 'Colour', value: 'Green' },
    ];
    const { status, body } = await brand.send(forged);
    expect(status).toBe(422);
    expect(Reflect.get(body, 'field_errors')).toHaveLength(3);
  });

  test.each([
    ['a field that the form does not have', { ...GOOD, is_staff: 'true' }, 422],
    ['a field twice', [...Array(2)].map(() => ({ name: 'Name', type: 'TEXT_INPUT', value: 'x' })), 422],
    ['a value that is no text', [{ name: 'Name', type: 'TEXT_INPUT', value: { $ne: 1 } }], 400],
    ['a type that there is not', [{ name: 'Name', type: 'PASSWORD', value: 'x' }], 400],
    ['an unknown key', [{ name: 'Name', type: 'TEXT_INPUT', value: 'x', user_id: 'me' }], 400],
    ['a value without end', { ...GOOD, More: 'x'.repeat(5001) }, 422],
    ['101 fields', [...Array(101)].map(() => ({ name: 'Name', type: 'TEXT_INPUT', value: '' })), 422],
  ])('rejects %s', async (_, values, expected) => {
    const brand = await makeBrand();
    expect((await brand.send(values)).status).toBe(expected);
    expect(await brand.rows()).toEqual([]);
  });

  test('rejects a megabyte unread, invalid JSON and inactive forms', async () => {
    const brand = await makeBrand();
    const { account, addForm } = brand;
    await addForm({ id: 'gone', isActive: false });
    expect((await brand.send({ ...GOOD, More: 'x'.repeat(1_000_000) })).status).toBe(413);
    expect((await platform.call('submitForm', { account, body: 'name=Ana' })).status).toBe(400);
    expect((await brand.send(GOOD, {}, 'gone')).status).toBe(404);
    expect((await brand.send(GOOD, {}, 'nothing')).status).toBe(404);
    expect((await brand.send(GOOD, {}, "x' OR 1=1 --")).status).toBe(422);
    expect(await brand.rows()).toEqual([]);
  });

  test('needs a session of this account on a form for members', async () => {
    const brand = await makeBrand({ isLoginRequired: true });
    const stranger = await (await makeBrand()).join();
    const rejected = await brand.send({});
    expect(rejected.status).toBe(401);
    expect(rejected.body.message).toBe('Please log in to go on.');
    expect((await brand.send(GOOD, { session: stranger.session })).status).toBe(401);
    const member = await brand.join();
    expect((await brand.send(GOOD, { session: member.session })).status).toBe(200);
    expect(await brand.rows()).toHaveLength(1);
  });

  test('stores one response a key and viewer', async () => {
    const brand = await makeBrand();
    const member = await brand.join();
    const sendWithKey = (key: string, session?: string) =>
      brand.send(GOOD, { headers: { 'idempotency-key': key }, ...(session ? { session } : {}) });
    const [first, second] = await Promise.all([sendWithKey('press-number-1'), sendWithKey('press-number-1')]);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(second?.body.data).toEqual(first?.body.data);
    expect(await brand.rows()).toHaveLength(1);
    await sendWithKey('press-number-2');
    await sendWithKey('press-number-1', member.session);
    expect(await brand.rows()).toHaveLength(3);
  });

  test('is limited to sixty an hour from one IP prefix, over all accounts, with Retry-After', async () => {
    const [brand, other] = [await makeBrand(), await makeBrand()];
    const headers = { 'CF-Connecting-IP': '203.0.113.77' };
    const attempts = await Promise.all(Array.from({ length: 60 }, () => brand.send({}, { headers })));
    expect(new Set(attempts.map(({ status }) => status))).toEqual(new Set([422]));
    const rejected = await other.send(GOOD, { headers });
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(3000);
    const elsewhere = { 'CF-Connecting-IP': '203.0.113.78' };
    expect((await other.send(GOOD, { headers: elsewhere })).status).toBe(200);
  });
});

const HOSTILE = '=HYPERLINK("http://evil.example","x")';

describe('the responses to a form', () => {
  test('are for staff alone: a guest gets 401, a member 403', async () => {
    const brand = await makeBrand();
    const params = { id: 'contact' };
    const member = await brand.join();
    expect((await platform.call('formResponses', { account: brand.account, params })).status).toBe(401);
    expect((await brand.read(member.session)).status).toBe(403);
    const staff = await brand.join(true);
    const unknown = { account: brand.account, session: staff.session, params: { id: 'nothing' } };
    expect((await platform.call('formResponses', unknown)).status).toBe(404);
  });

  test('are never another account’s, although its form and responses have the same ids', async () => {
    const [mine, theirs] = [await makeBrand(), await makeBrand()];
    await platform.db.delete(forms).where(and(eq(forms.accountId, mine.account), eq(forms.id, 'contact')));
    await mine.addForm({ id: 'own' });
    await theirs.send(GOOD);
    const staff = await mine.join(true);
    expect((await mine.read(staff.session)).status).toBe(404);
    // The other account's header with one's own session does not help either.
    expect((await mine.read(staff.session, {}, theirs.account)).status).toBe(401);
    await mine.addForm();
    expect((await mine.read(staff.session)).body).toEqual({ success: true, data: [], total: 0 });
  });

  test('are paginated, newest first, with their senders', async () => {
    const brand = await makeBrand();
    const member = await brand.join();
    const staff = await brand.join(true);
    await brand.send({ ...GOOD, Name: 'First' });
    await brand.send({ ...GOOD, Name: 'Second' }, { session: member.session });
    await brand.send({ ...GOOD, Name: '<script>alert(1)</script>' });
    await platform.db.update(forms).set({ isActive: false }).where(eq(forms.accountId, brand.account));
    const { body, answer } = await brand.read(staff.session, { page_size: '2' });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0, total: 3 });
    const [newest, second, ...more] = body.data as unknown as FormResponse[];
    expect(more).toEqual([]);
    expect(newest?.fields[0]?.value).toBe('<script>alert(1)</script>');
    expect(newest?.user).toBeUndefined();
    expect(second?.user).toEqual({ _id: member.userId, name: member.name });
    const rest = await brand.read(staff.session, { page_size: '2', page: '2' });
    expect((rest.body.data as unknown as FormResponse[]).map(({ fields }) => fields[0]?.value)).toEqual([
      'First',
    ]);
    expect((await brand.read(staff.session, { page_size: '0' })).body).toMatchObject({ data: [], total: 3 });
  });

  test('are exported as CSV on request, with formulas as text', async () => {
    const brand = await makeBrand();
    const staff = await brand.join(true);
    await brand.send({ ...GOOD, Name: HOSTILE, More: 'نعم\u202e "yes",\nand more' });
    await brand.send({ ...GOOD, Name: 'Bo' });
    // This response has a field that was removed from the form.
    const [row] = await brand.rows();
    const old = [{ name: 'Fax', type: 'PHONE', value: '123' }];
    await platform.db
      .insert(formResponses)
      .values({ ...row, id: 'old', fields: old } as typeof formResponses.$inferInsert);
    const fetchResponses = async (query: string, accept = '*/*') => {
      const response = await platform.fetch(`${SERVICES_ORIGIN}/api/v1/forms/contact/responses${query}`, {
        headers: { account_id: brand.account, ott_sessionid: staff.session, accept },
      });
      return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const exported = await fetchResponses('?format=csv&page_size=1');
    expect(exported.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(exported.headers.get('content-disposition')).toMatch(
      /^attachment; filename="contact-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(exported.headers.get('cache-control')).toBe('no-store');
    expect([...exported.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = exported.bytes.toString('utf8').slice(1).split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe('"time","user_id","user_name","Name","E-mail","Phone","Colour","More","Fax"');
    const hostile = lines.find((line) => line.includes('HYPERLINK'));
    expect(hostile).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(hostile).toContain('"نعم ""yes"",\nand more"');
    expect(lines.some((line) => line.endsWith('"","123"'))).toBe(true);
    expect((await fetchResponses('', 'text/csv')).bytes).toEqual(exported.bytes);
    expect((await fetchResponses('?format=json', 'text/csv')).headers.get('content-type')).toContain('json');
  });

  test('are part of their sender’s own data', async () => {
    const brand = await makeBrand();
    const member = await brand.join();
    await brand.send(GOOD, { session: member.session });
    const response = await platform.fetch(`${SERVICES_ORIGIN}/api/v1/user/data`, {
      headers: { account_id: brand.account, ott_sessionid: member.session },
    });
    const { form_responses } = (await response.json()) as { form_responses: unknown[] };
    expect(form_responses).toEqual([
      {
        form_id: 'contact',
        created_date: expect.any(String),
        fields: [
          { name: 'Name', type: 'TEXT_INPUT', value: 'Ana' },
          { name: 'E-mail', type: 'EMAIL', value: 'ana@example.com' },
        ],
      },
    ]);
  });
});
